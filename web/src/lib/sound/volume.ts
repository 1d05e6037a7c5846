import { sharedValue, useShared } from '../shared-value.ts'
import { gains, type Volume, volumeIn } from './volumes.ts'

/** Kept per computer, whoever uses it: what is loud enough depends on the room that it stands in. */
const key = 'vigie.alertVolume'
const kept = (): Volume => volumeIn(localStorage.getItem(key))

const volume = sharedValue(kept(), () => {
  // Another tab of this computer.
  addEventListener('storage', read)
  return () => removeEventListener('storage', read)
})

function read(): void {
  volume.set(kept())
}

/** The gain of the tones of an alert on this computer. */
export const gainNow = (): number => gains[kept()]

/** How loud alerts sound on this computer, and the way to change it. */
export function useVolume(): [Volume, (volume: Volume) => void] {
  const choose = (chosen: Volume) => {
    localStorage.setItem(key, chosen)
    read()
  }
  return [useShared(volume), choose]
}
