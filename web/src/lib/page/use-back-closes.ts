import { useEffect, useEffectEvent } from 'react'
import { closedByBack } from './closed-by-back.ts'

/** Has Back close what is open over the page, as Escape does, instead of leaving the page beneath it. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close)
  useEffect(() => (isOpen ? closedByBack(() => closeNow()) : undefined), [isOpen])
}
