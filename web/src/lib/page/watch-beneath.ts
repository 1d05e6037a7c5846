import { isUnpointed } from './press-runs.ts'

type Click = Pick<PointerEvent, 'detail' | 'timeStamp' | 'clientX' | 'clientY' | 'pointerType' | 'target'>

/** For how long after it closed a tap where it was tapped is still meant for it, and how far a finger strays: as wide as a target. */
const meantForMs = 500
const strayPx = 44

interface Presses {
  /** When the run of presses began that a click belongs to, on the clock of `Event.timeStamp`. */
  readonly beganAt: (click: Pick<MouseEvent, 'detail' | 'timeStamp'>) => number
  /** What that clock shows. */
  readonly now: () => number
  /** Whether a click was on what lies over the page. */
  readonly isOver: (click: Pick<Event, 'target'>) => boolean
}

/**
 * Answers what says that something closes on a screen. A click there whose run of presses began before that was meant for what has
 * closed: whoever taps a choice twice must not open, or choose for, whoever lay beneath it. So is a tap of a finger at the same place within
 * half a second: it closed once its answer was there, which the second tap did not wait for. What was not closed by a press on it takes
 * nothing: whoever closed it by Back or a key presses what they see. By keyboard the focus goes back to what opened it, which therefore takes
 * the second Enter.
 */
export function watchBeneath(screen: EventTarget, { beganAt, now, isOver }: Presses): () => void {
  let closedAt = Number.NEGATIVE_INFINITY
  /** The latest press, where it was on what lay over the page. */
  let last: Click | null = null
  const isMeantForIt = (click: Click) => {
    if (last === null) return false
    if (beganAt(click) < closedAt) return true
    if (click.pointerType !== 'touch' || click.timeStamp >= closedAt + meantForMs) return false
    return Math.hypot(click.clientX - last.clientX, click.clientY - last.clientY) <= strayPx
  }
  const onClick = (click: Event & Click) => {
    // A form that Enter submits clicks its button, which is no press of a place.
    if (isUnpointed(click)) return
    if (isOver(click)) {
      last = click
      return
    }
    if (isMeantForIt(click)) {
      click.preventDefault()
      click.stopPropagation()
    } else last = null
  }
  screen.addEventListener('click', (click) => onClick(click as PointerEvent), { capture: true })
  return () => {
    closedAt = now()
  }
}
