import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** How long an order waits, in milliseconds. */
interface Pace {
  /** A thing stays where it is until nobody has touched the screen for this long. */
  readonly restMs: number
  /** But not for longer, whoever goes on scrolling. */
  readonly mostMs: number
}

/** Of what calls: who needs somebody most is to be at the top soon. */
const soon: Pace = { restMs: 1_500, mostMs: 6_000 }
/** Of what is gone through one after the other: whoever taps once more where they did, to see whether it was taken, must not meet the next one. */
export const unhurried: Pace = { restMs: 5_000, mostMs: 10_000 }
/**
 * Of what keeps nobody from anything at once: mostly the screen is calm by then. But one that is wet, or beside a mouse that lies on a bed, is touched
 * for hours, and what the kept room pushes out of sight may be a call for help that was lost.
 */
export const patient: Pace = { ...soon, mostMs: 30_000 }
const touches = ['pointerdown', 'pointermove', 'wheel', 'scroll', 'keydown'] as const

type IdOf<T> = (item: T) => string

/**
 * The items as they are now, in an order that changes only while nobody is touching, scrolling or typing, or once it has
 * waited for that for some seconds: nothing jumps under the finger. What is new joins at once, at the end.
 */
export function useCalmOrder<T>(ranked: readonly T[], idOf: IdOf<T>, pace = soon): readonly T[] {
  return inOrder(ranked, useCalm(ranked.map(idOf).join(), pace).split(','), idOf)
}

/**
 * What is wanted, as it last was while nobody was touching, or once it had waited for that; at first as it is.
 */
export function useCalm(wanted: string, pace = soon): string {
  const [settled, setSettled] = useState(wanted)
  // By a clock that nobody sets: one that is put right backwards would hold a fall behind a warning for as long as it was wrong.
  const touchedAt = useRef(Number.NEGATIVE_INFINITY)
  const waitsSince = useRef<number | null>(null)

  useEffect(() => {
    const touched = () => {
      touchedAt.current = performance.now()
    }
    for (const touch of touches) addEventListener(touch, touched, { passive: true })
    return () => {
      for (const touch of touches) removeEventListener(touch, touched)
    }
  }, [])

  // Before the screen is painted, so that nothing is seen at the end first.
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const settle = () => {
      const now = performance.now()
      waitsSince.current ??= now
      const rest = settlesIn({ touchedAt: touchedAt.current, since: waitsSince.current, now }, pace)
      if (rest > 0) {
        timer = setTimeout(settle, rest)
        return
      }
      waitsSince.current = null
      setSettled(wanted)
    }
    settle()
    return () => clearTimeout(timer)
  }, [wanted, pace])

  return settled
}

/**
 * For how many more milliseconds, at `now`, an order waits that is wanted since `since` where the screen was touched last
 * at `touchedAt`; 0 or less: it waits no longer. All are of one clock.
 */
export function settlesIn(
  { touchedAt, since, now }: Record<'touchedAt' | 'since' | 'now', number>,
  { restMs, mostMs } = soon,
): number {
  return Math.min(touchedAt + restMs, since + mostMs) - now
}

/** The items in the order of the given ids; those it does not name come last, in their own order. */
export function inOrder<T>(ranked: readonly T[], order: readonly string[], idOf: IdOf<T>): readonly T[] {
  const place = new Map(order.map((id, index) => [id, index]))
  const placeOf = (item: T) => place.get(idOf(item)) ?? order.length
  return [...ranked].sort((one, other) => placeOf(one) - placeOf(other))
}
