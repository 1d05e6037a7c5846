import { localDate } from '../time/local-time.ts'
import type { Shift } from '../time/shift.ts'
import type { ConditionalRule } from './conditional-rule.ts'
import { chosenOf, daysAfter, spanOn, windowAt } from './window-span.ts'

type Watching = Pick<ConditionalRule, 'shiftIds'>

const minuteMs = 60_000

/**
 * Since when a rule has watched without a break at an instant, through all of its shifts that follow one another, but not before `notBefore`; null: it does not
 * watch then.
 */
export function watchedSince(
  rule: Watching,
  shifts: readonly Shift[],
  at: number,
  timeZone: string,
  notBefore: number,
): number | null {
  let window = windowAt(rule, shifts, at, timeZone)
  if (window === null) return null
  let { from } = window
  while (window !== null && from > notBefore) {
    from = window.from
    window = windowAt(rule, shifts, from - 1, timeZone)
  }
  return Math.max(from, notBefore)
}

/** When a window of a rule next begins after an instant. */
export function beginsAfter(
  rule: Watching,
  shifts: readonly Shift[],
  after: number,
  timeZone: string,
): number {
  const chosen = chosenOf(rule, shifts)
  const today = localDate(after, timeZone)
  const among = chosen.length === 0 ? [null] : chosen
  const begins = [-1, 0, 1, 2, 3].flatMap((days) =>
    among.flatMap((shift) => {
      const { from, until } = spanOn(daysAfter(today, days), shift, timeZone)
      return from < until && from > after ? [from] : []
    }),
  )
  // A shift that clocks leave out on one night is worked on the next.
  if (begins.length === 0) throw new RangeError('no window begins within three days')
  return Math.min(...begins)
}

/** When a rule on signs of life is to look first, at whom it knows nothing of: at once, or when it will have watched for long enough; a whole minute. */
export function looksFrom(
  rule: Watching & Pick<ConditionalRule, 'value'>,
  shifts: readonly Shift[],
  now: number,
  timeZone: string,
): number {
  const isWatching = windowAt(rule, shifts, now, timeZone) !== null
  return wholeMinute(isWatching ? now + 1 : beginsAfter(rule, shifts, now, timeZone) + rule.value * minuteMs)
}

/** The next whole minute: those who are looked at in one are looked at together. */
export const wholeMinute = (at: number): number => Math.ceil(at / minuteMs) * minuteMs
