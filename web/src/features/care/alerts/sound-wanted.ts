import { useSyncExternalStore } from 'react'

/** Kept per computer: the one at the nurses' station may sound while the one by a bed does not. */
const key = 'vigie.alertSound'
const listeners = new Set<() => void>()

const isWanted = () => localStorage.getItem(key) !== 'off'

function want(wanted: boolean): void {
  localStorage.setItem(key, wanted ? 'on' : 'off')
  for (const listener of listeners) listener()
}

/** Whether alerts may sound on this computer, and the way to change it. */
export function useSoundWanted(): [boolean, (wanted: boolean) => void] {
  const wanted = useSyncExternalStore((changed) => {
    listeners.add(changed)
    return () => listeners.delete(changed)
  }, isWanted)
  return [wanted, want]
}
