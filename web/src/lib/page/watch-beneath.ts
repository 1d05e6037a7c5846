import { isUnpointed } from './press-runs.ts'

type Click = Pick<MouseEvent, 'detail' | 'timeStamp'>

interface Presses {
  /** When the run of presses began that a click belongs to, on the clock of `Event.timeStamp`. */
  readonly beganAt: (click: Click) => number
  /** What that clock shows. */
  readonly now: () => number
}

/**
 * Answers what says that something closes on a screen. A click there whose run of presses began before that was meant for what has
 * closed: whoever taps a choice twice must not open, or choose for, whoever lay beneath it. By keyboard the focus goes back to what
 * opened it, which therefore takes the second Enter.
 */
export function watchBeneath(screen: EventTarget, { beganAt, now }: Presses): () => void {
  let closedAt = Number.NEGATIVE_INFINITY
  const onClick = (click: Event & Click) => {
    if (isUnpointed(click) || beganAt(click) >= closedAt) return
    click.preventDefault()
    click.stopPropagation()
  }
  screen.addEventListener('click', (click) => onClick(click as MouseEvent), { capture: true })
  return () => {
    closedAt = now()
  }
}
