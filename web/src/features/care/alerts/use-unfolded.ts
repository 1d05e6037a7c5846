import { type RefObject, useEffect, useId, useRef, useState } from 'react'

/** Something whose course can be unfolded: what the button and the course need to know of each other. */
export interface Unfolded<E extends HTMLElement> {
  readonly unfolded: boolean
  readonly toggle: () => void
  /** Of what is unfolded, for the button's `aria-controls`. */
  readonly id: string
  readonly whole: RefObject<E | null>
}

/**
 * Keeps whether the course of an alert is unfolded.
 * @param startsOpen whether it is from the start, because the address names it; it is then brought into sight
 */
export function useUnfolded<E extends HTMLElement>(startsOpen: boolean): Unfolded<E> {
  const [unfolded, unfold] = useState(startsOpen)
  const id = useId()
  const whole = useRef<E>(null)
  useEffect(() => {
    if (startsOpen) whole.current?.scrollIntoView({ block: 'center' })
  }, [startsOpen])
  return { unfolded, toggle: () => unfold(!unfolded), id, whole }
}
