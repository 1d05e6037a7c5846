/** What fingers, or a mouse whose button is held, have done since they came down. */
export interface FingersMoved {
  /** Sideways, in CSS pixels. */
  readonly dx: number
  /** How many times further apart two are than they were; 1: there is one. */
  readonly spread: number
  /** Where they came down, from the left of the screen. */
  readonly x: number
}

interface Acts<T> {
  /** What is there as they come down. */
  begin: () => T
  move: (before: T, moved: FingersMoved) => void
}

/** A finger that is put down to press strays no further. */
const strayPx = 8

/** Tells what one or two fingers do on the pictures in an element, where these are neither links nor buttons. Answers what ends that. */
export function fingersOn<T>(element: HTMLElement, { begin, move }: Acts<T>): () => void {
  const down = new Map<number, number>()
  let start: { before: T; xs: readonly number[]; isMoving: boolean } | null = null
  const restart = () => {
    start = down.size > 0 ? { before: begin(), xs: [...down.values()], isMoving: down.size > 1 } : null
  }
  const onDown = (event: PointerEvent) => {
    const { target } = event
    const isDrawn = target instanceof Element && target.closest('svg') && !target.closest('a, button')
    if (!isDrawn || down.size === 2 || (event.pointerType === 'mouse' && event.button !== 0)) return
    down.set(event.pointerId, event.clientX)
    restart()
  }
  const onMove = (event: PointerEvent) => {
    if (start === null || !down.has(event.pointerId)) return
    down.set(event.pointerId, event.clientX)
    const xs = [...down.values()]
    const dx = middleOf(xs) - middleOf(start.xs)
    if (!start.isMoving && Math.abs(dx) <= strayPx) return
    start.isMoving = true
    element.setPointerCapture(event.pointerId)
    move(start.before, { dx, spread: apart(xs) / apart(start.xs), x: middleOf(start.xs) })
  }
  const onUp = (event: PointerEvent) => {
    if (down.delete(event.pointerId)) restart()
  }
  const heard = { pointerdown: onDown, pointermove: onMove, pointerup: onUp, pointercancel: onUp } as const
  const all = Object.entries(heard) as [keyof typeof heard, (event: PointerEvent) => void][]
  for (const [name, hear] of all) element.addEventListener(name, hear)
  return () => {
    for (const [name, hear] of all) element.removeEventListener(name, hear)
  }
}

const middleOf = (xs: readonly number[]) => xs.reduce((sum, x) => sum + x, 0) / xs.length

/** How far two are apart, never nearer than a finger is wide; of one alone always as far. */
const apart = ([one = 0, other]: readonly number[]) =>
  other === undefined ? 1 : Math.max(20, Math.abs(one - other))
