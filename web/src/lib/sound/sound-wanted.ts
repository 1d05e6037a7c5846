import { useSyncExternalStore } from 'react'
import { useSession } from '../session/session-context.ts'

/**
 * Kept per computer: the one at the nurses' station may sound while the one by a bed does not. It holds who turned the
 * sound off, since nobody else has decided to hear no alert.
 */
const key = 'vigie.alertSoundOffFor'
const listeners = new Set<() => void>()

function changed(): void {
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab of this computer.
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** Whether alerts may sound on this computer for whoever is signed in, and the way to change it. */
export function useSoundWanted(): [boolean, (wanted: boolean) => void] {
  const { uid } = useSession().user
  const wanted = useSyncExternalStore(listen, () => localStorage.getItem(key) !== uid)
  const want = (sounds: boolean) => {
    if (sounds) localStorage.removeItem(key)
    else localStorage.setItem(key, uid)
    changed()
  }
  return [wanted, want]
}

/** Lets alerts sound again: whoever signs in next has not turned them off. */
export function forgetSoundOff(): void {
  localStorage.removeItem(key)
  changed()
}
