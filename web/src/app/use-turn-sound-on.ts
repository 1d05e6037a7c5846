import type { RefObject } from 'react'
import { useSoundWanted } from '../lib/sound/sound-wanted.ts'

/**
 * Turns the sound of alerts on; null while it is on.
 * @param heading takes the focus when the button goes
 */
export function useTurnSoundOn(heading: RefObject<HTMLElement | null>): (() => void) | null {
  const [wanted, want] = useSoundWanted()
  if (wanted) return null
  return () => {
    heading.current?.focus()
    want(true)
  }
}
