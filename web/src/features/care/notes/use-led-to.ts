import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { routes } from '../../../lib/page/routes.ts'
import type { Typed } from './unsent.ts'

/** Where somebody goes on with a note that they have not sent. */
export const draftAddress = ({ eid, bid, mid }: Typed): string => `${routes.details(eid, bid)}#${mid}`

/** Puts the caret behind what stands there already. */
export function goOnIn(input: HTMLTextAreaElement | null): void {
  input?.focus({ preventScroll: true })
  input?.setSelectionRange(input.value.length, input.value.length)
}

/** Brings whoever was led to a draft to where they typed it, below all else that is told of the resident. */
export function useLedTo(mid: string, input: RefObject<HTMLTextAreaElement | null>): void {
  // Also whoever is led there once more, from further down.
  const { hash, key } = useLocation()
  const isLedHere = hash === `#${mid}`
  useEffect(() => {
    if (!isLedHere) return
    // After the page's heading, which takes the focus on arrival.
    const frame = requestAnimationFrame(() => {
      goOnIn(input.current)
      input.current?.scrollIntoView({ block: 'center' })
      // Nothing above may grow any more: its buttons would stay behind the bar at the foot of a phone.
      input.current?.form?.scrollIntoView({ block: 'nearest' })
    })
    return () => cancelAnimationFrame(frame)
  }, [isLedHere, key, input])
}
