import { isUnpointed } from './press-runs.ts'

type Click = Pick<MouseEvent, 'detail' | 'timeStamp' | 'clientX' | 'clientY'>

/** For how long after it closed a press where it was pressed is still meant for it, and how far a finger strays: as wide as a target. */
const meantForMs = 500
const strayPx = 44

interface Presses {
  /** When the run of presses began that a click belongs to, on the clock of `Event.timeStamp`. */
  readonly beganAt: (click: Pick<MouseEvent, 'detail' | 'timeStamp'>) => number
  /** What that clock shows. */
  readonly now: () => number
}

/**
 * Answers what says that something closes on a screen. A click there whose run of presses began before that was meant for what has
 * closed: whoever taps a choice twice must not open, or choose for, whoever lay beneath it. So is one at the same place within half a
 * second: it closed once its answer was there, which the second tap did not wait for. By keyboard the focus goes back to what
 * opened it, which therefore takes the second Enter.
 */
export function watchBeneath(screen: EventTarget, { beganAt, now }: Presses): () => void {
  let closedAt = Number.NEGATIVE_INFINITY
  let last: Click | null = null
  const isMeantForIt = (click: Click) => {
    if (beganAt(click) < closedAt) return true
    if (last === null || click.timeStamp >= closedAt + meantForMs) return false
    return Math.hypot(click.clientX - last.clientX, click.clientY - last.clientY) <= strayPx
  }
  const onClick = (click: Event & Click) => {
    // A form that Enter submits clicks its button, which is no press of a place.
    if (isUnpointed(click)) return
    const isStopped = isMeantForIt(click)
    last = click
    if (!isStopped) return
    click.preventDefault()
    click.stopPropagation()
  }
  screen.addEventListener('click', (click) => onClick(click as MouseEvent), { capture: true })
  return () => {
    closedAt = now()
  }
}
