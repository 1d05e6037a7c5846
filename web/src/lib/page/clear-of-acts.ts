import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Whose alert it is and what to do about it: a name that is covered would leave a button to be taken for another's. */
const alertRows = ':has(> [data-actions])'
/** How often it is looked where they are: the page scrolls, and rows come and go. */
const lookEveryMs = 200
/** Between a message and an act, in CSS pixels. */
const gapPx = 8

/** From where to where on the screen, in CSS pixels from its top. */
export interface Span {
  readonly top: number
  readonly bottom: number
}

const meet = (one: Span, other: Span) => one.top < other.bottom && other.top < one.bottom

/**
 * How far a message has to rise from the foot of the screen so that it covers no alert, in CSS pixels. Where it is it stays
 * if it can; where there is no such place, at the foot: below it there is no room for a button whose name it hides.
 * @param message at the foot
 * @param risen how far it has risen so far
 */
export function riseOf(message: Span, acts: readonly Span[], risen: number): number {
  const at = (rise: number) => ({ top: message.top - rise, bottom: message.bottom - rise })
  const isClear = (rise: number) => at(rise).top >= 0 && !acts.some((act) => meet(at(rise), act))
  const above = acts.map(({ top }) => message.bottom - top + gapPx).toSorted((one, other) => one - other)
  return [risen, 0, ...above].find((rise) => rise >= 0 && isClear(rise)) ?? 0
}

/**
 * Keeps the messages at the foot of the screen from covering an alert and what is to be done about it.
 * @param messages what they stand in
 * @param count how many there are
 */
export function useClearOfActs(messages: RefObject<HTMLElement | null>, count: number): void {
  const risen = useRef(0)
  useLayoutEffect(() => {
    const box = messages.current
    if (!box || count === 0) return
    const look = () => {
      const { top, bottom, left, right } = box.getBoundingClientRect()
      const beside = [...document.querySelectorAll(alertRows)]
        .map((act) => act.getBoundingClientRect())
        .filter((act) => act.left < right && left < act.right)
      const atFoot = { top: top + risen.current, bottom: bottom + risen.current }
      risen.current = riseOf(atFoot, beside, risen.current)
      box.style.translate = `0 ${-risen.current}px`
    }
    look()
    const timer = setInterval(look, lookEveryMs)
    return () => clearInterval(timer)
  }, [messages, count])
}
