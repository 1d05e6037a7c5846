/** One press: of a finger or the mouse somewhere, or of Enter or the space bar. */
export interface Press {
  /** When it began, in milliseconds on the clock of `Event.timeStamp`. */
  readonly at: number
  /** Where on the screen, in pixels; null: by keyboard. */
  readonly place: { readonly x: number; readonly y: number } | null
  /** Whether a key that is held down makes it. */
  readonly repeated: boolean
}

/** Presses in quick succession at one place: a double tap, a drumming finger, a key that is held down. */
export interface PressRun {
  readonly beganAt: number
  readonly last: Press
}

/** The longest that two taps meant as one are apart, and how far a finger strays between them: as wide as a target. */
const runOnMs = 500
const strayPx = 44

/** The run that a press belongs to: the one before, or one of its own. */
export function withPress(run: PressRun | null, press: Press): PressRun {
  const runsOn =
    run !== null && (press.repeated || (press.at - run.last.at <= runOnMs && isNear(run.last, press)))
  return { beganAt: runsOn ? run.beganAt : press.at, last: press }
}

function isNear({ place: one }: Press, { place: other }: Press): boolean {
  if (one === null || other === null) return one === other
  return Math.hypot(one.x - other.x, one.y - other.y) <= strayPx
}

/** Whether a click was made without pointing: by keyboard, or by what reads the screen out. */
export const isUnpointed = (click: Pick<MouseEvent, 'detail'>): boolean => click.detail === 0

/**
 * Watches the presses on a screen. Answers what tells, of a click there, when the run of presses began that it belongs to,
 * in milliseconds on the clock of `Event.timeStamp`. Whoever taps twice means what was there at the first tap: what came
 * under the finger since must not take the second.
 * @param now what that clock shows
 */
export function watchPresses(
  screen: EventTarget,
  now: () => number,
): (click: Pick<MouseEvent, 'detail' | 'timeStamp'>) => number {
  let run: PressRun | null = null
  let lastHeardAt = 0
  const onPointer = ({ timeStamp: at, clientX: x, clientY: y }: PointerEvent) => {
    run = withPress(run, { at, place: { x, y }, repeated: false })
  }
  const onKey = ({ key, repeat, timeStamp: at }: KeyboardEvent) => {
    // Any other key is a deliberate move from one thing to another.
    run = key === 'Enter' || key === ' ' ? withPress(run, { at, place: null, repeated: repeat }) : null
  }
  // Not when it was made: a busy screen hears it late, and the click that a script makes of it is as late.
  const onSign = () => {
    lastHeardAt = now()
  }
  const caught = { capture: true, passive: true }
  screen.addEventListener('pointerdown', (event) => onPointer(event as PointerEvent), caught)
  screen.addEventListener('keydown', (event) => onKey(event as KeyboardEvent), caught)
  for (const sign of ['pointerdown', 'pointerup', 'keydown', 'keyup']) {
    screen.addEventListener(sign, onSign, caught)
  }
  return (click) => {
    // What reads the screen out may click without any press: such a click must not be taken for part of an old one.
    const isLone = click.timeStamp - lastHeardAt > runOnMs
    if (run === null || isLone || (run.last.place === null) !== isUnpointed(click)) return click.timeStamp
    return run.beganAt
  }
}
