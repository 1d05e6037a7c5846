import { useSession } from '../session/session-context.ts'
import { sharedValue, useShared } from '../shared-value.ts'

/**
 * Kept per computer: the one at the nurses' station may sound while the one by a bed does not. It holds who turned the
 * sound off, since nobody else has decided to hear no alert.
 */
const key = 'vigie.alertSoundOffFor'
const offFor = sharedValue(localStorage.getItem(key), () => {
  read()
  // Another tab of this computer.
  addEventListener('storage', read)
  return () => removeEventListener('storage', read)
})

function read(): void {
  offFor.set(localStorage.getItem(key))
}

/** Whether alerts may sound on this computer for whoever is signed in, and the way to change it. */
export function useSoundWanted(): [boolean, (wanted: boolean) => void] {
  const { uid } = useSession().user
  const wanted = useShared(offFor) !== uid
  const want = (sounds: boolean) => {
    if (sounds) localStorage.removeItem(key)
    else localStorage.setItem(key, uid)
    read()
  }
  return [wanted, want]
}

/** Lets alerts sound again: whoever signs in next has not turned them off. */
export function forgetSoundOff(): void {
  localStorage.removeItem(key)
  read()
}
