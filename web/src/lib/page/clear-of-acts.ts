import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** Whose alert it is and what to do about it: a name that is covered would leave a button to be taken for another's. */
const alertRows = ':has(> [data-actions])'
/** What stays in sight whatever is told: whether the screen is live, who calls, what is out of date or out of sight. */
const uncovered = '[data-uncovered]'
/** How often it is looked where they are: the page scrolls, and rows come and go. */
const lookEveryMs = 200
/** What is pressed one after the other, with what is pressed again by a finger that was quick: an « Annuler » there would undo it. */
const inSuccession = 'main button[data-steady]'
/** For how long somebody may press once more where they did, in milliseconds, and how far from it, in CSS pixels. */
const pressedForMs = 3_000
const fingerPx = 44
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
 * @param pressed what it stands off too where it can: what somebody presses at this moment, one after the other
 * @param message at the foot
 * @param risen how far it has risen so far
 */
export function riseOf(
  message: Span,
  acts: readonly Span[],
  risen: number,
  pressed: readonly Span[] = [],
): number {
  const all = [...acts, ...pressed]
  const at = (rise: number) => ({ top: message.top - rise, bottom: message.bottom - rise })
  const isClear = (rise: number, of: readonly Span[]) =>
    at(rise).top >= 0 && !of.some((act) => meet(at(rise), act))
  const above = all.map(({ top }) => message.bottom - top + gapPx).toSorted((one, other) => one - other)
  const rises = [risen, 0, ...above].filter((rise) => rise >= 0)
  return rises.find((rise) => isClear(rise, all)) ?? rises.find((rise) => isClear(rise, acts)) ?? 0
}

/**
 * Whether a message must not stand before an alert. Where it is as wide as the alert and the page can still be scrolled, it
 * may: the alert is brought out from under it, its name with its buttons, and the message does not wander with the list.
 */
export function mustClear(alert: Width, message: Width, canScrollOn: boolean): boolean {
  const meets = alert.left < message.right && message.left < alert.right
  const sticksOut = alert.left < message.left || message.right < alert.right
  return meets && (sticksOut || !canScrollOn)
}

/** From where to where on the screen, in CSS pixels from its left. */
interface Width {
  readonly left: number
  readonly right: number
}

/** Whether there is more of the page below. */
const canScrollOn = () => scrollY + innerHeight + 1 < document.documentElement.scrollHeight

const boxesOf = (selector: string) =>
  [...document.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ height }) => height > 0)

/**
 * Keeps the messages at the foot of the screen from covering an alert and what is to be done about it, and what the screen
 * must always tell.
 * @param messages what they stand in
 * @param count how many there are
 */
export function useClearOfActs(messages: RefObject<HTMLElement | null>, count: number): void {
  const risen = useRef(0)
  const lastPress = useRef({ at: Number.NEGATIVE_INFINITY, y: 0 })
  useEffect(() => {
    const onPress = ({ target, clientY: y }: PointerEvent) => {
      const isOne = target instanceof Element && target.closest(inSuccession) !== null
      lastPress.current = { at: isOne ? performance.now() : Number.NEGATIVE_INFINITY, y }
    }
    const how = { capture: true, passive: true }
    addEventListener('pointerdown', onPress, how)
    return () => removeEventListener('pointerdown', onPress, how)
  }, [])
  useLayoutEffect(() => {
    const box = messages.current
    if (!box || count === 0) return
    const pressedHere = () => {
      const { at, y } = lastPress.current
      if (performance.now() - at > pressedForMs) return []
      return [{ top: y - fingerPx, bottom: y + fingerPx }, ...boxesOf(inSuccession)]
    }
    const look = () => {
      const told = box.getBoundingClientRect()
      const mayScroll = canScrollOn()
      const alerts = boxesOf(alertRows).filter((row) => mustClear(row, told, mayScroll))
      const atFoot = { top: told.top + risen.current, bottom: told.bottom + risen.current }
      risen.current = riseOf(atFoot, [...boxesOf(uncovered), ...alerts], risen.current, pressedHere())
      box.style.translate = `0 ${-risen.current}px`
    }
    look()
    const timer = setInterval(look, lookEveryMs)
    return () => clearInterval(timer)
  }, [messages, count])
}
