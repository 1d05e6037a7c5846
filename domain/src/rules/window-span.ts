import { lateAfterMs } from '../constants.ts'
import { localDate } from '../time/local-time.ts'
import type { Shift } from '../time/shift.ts'
import { instantOfWallClock } from '../time/wall-clock.ts'
import type { ConditionalRule } from './conditional-rule.ts'
import type { Between } from './durations.ts'

/** One time that a rule watches. */
export interface WindowSpan extends Between {
  /** null: the whole day. */
  readonly shiftId: string | null
}

const dayMs = 24 * 3_600_000
const minuteMs = 60_000

/** The wall clock at the beginning of a date, as a clock of UTC shows it. */
const wallOf = (date: string) => Date.parse(`${date}T00:00:00Z`)
const timeOf = (time: string) => Date.parse(`1970-01-01T${time}:00Z`)
const dateOfWall = (wall: number) => new Date(wall).toISOString().slice(0, 10)

/** The date, "yyyy-mm-dd", so many days after another. */
export const daysAfter = (date: string, days: number): string => dateOfWall(wallOf(date) + days * dayMs)

/**
 * When a shift that begins on a date of the home's clock is worked, or (null) that date from midnight to midnight. On the nights
 * when clocks change it is as much longer or shorter; from = until or later: the clocks leave it out.
 */
export function spanOn(date: string, shift: Pick<Shift, 'start' | 'end'> | null, timeZone: string): Between {
  const wall = wallOf(date)
  const at = (ms: number) => instantOfWallClock(ms, timeZone)
  if (shift === null) return { from: at(wall), until: at(wall + dayMs) }
  const end = wall + timeOf(shift.end)
  return { from: at(wall + timeOf(shift.start)), until: at(shift.end > shift.start ? end : end + dayMs) }
}

/**
 * The window of a rule that an instant is in: of its shifts the one that began last; null where it watches none then. A rule whose
 * shifts have all been deleted watches the whole day: one alert too many, not one missed.
 */
export function windowAt(
  rule: Pick<ConditionalRule, 'shiftIds'>,
  shifts: readonly Shift[],
  at: number,
  timeZone: string,
): WindowSpan | null {
  const chosen = chosenOf(rule, shifts)
  const today = localDate(at, timeZone)
  const among = chosen.length === 0 ? [null] : chosen
  const spans = [-1, 0, 1].flatMap((days) =>
    among.map((shift) => ({
      shiftId: shift?.id ?? null,
      ...spanOn(daysAfter(today, days), shift, timeZone),
    })),
  )
  return (
    spans
      .filter(({ from, until }) => from <= at && at < until)
      .toSorted((one, other) => one.from - other.from || one.until - other.until)
      .at(-1) ?? null
  )
}

/** The shifts that a rule watches; none: the whole day. */
export const chosenOf = (
  { shiftIds }: Pick<ConditionalRule, 'shiftIds'>,
  shifts: readonly Shift[],
): Shift[] => shifts.filter(({ id }) => shiftIds.includes(id))

/**
 * Whether an instant counts in the window of a shift: of the shifts of a rule (`among`) that overlap it counts in the one that began last,
 * as `windowAt` has it.
 */
export function countsIn(
  among: readonly Pick<Shift, 'start' | 'end'>[],
  { from, until }: Between,
  timeZone: string,
): (at: number) => boolean {
  const date = localDate(from, timeZone)
  const spans =
    among.length < 2
      ? []
      : [0, 1].flatMap((days) => among.map((shift) => spanOn(daysAfter(date, days), shift, timeZone)))
  const later = spans.filter(
    (other) =>
      (from < other.from && other.from < until && other.from < other.until) ||
      (other.from === from && other.until > until),
  )
  return (at) => from <= at && at < until && !later.some((other) => other.from <= at && at < other.until)
}

/** Until when what comes late still counts in a window. */
export const closesAt = ({ until }: Pick<Between, 'until'>): number => until + lateAfterMs

/** Whether a window is one of its rule by now: its shift may have been moved, or left out of the rule. */
export function isOfRule(
  rule: Pick<ConditionalRule, 'shiftIds'>,
  window: WindowSpan,
  { shifts, timeZone }: { shifts: readonly Shift[]; timeZone: string },
): boolean {
  const now = windowAt(rule, shifts, window.from, timeZone)
  return (
    now !== null && now.from === window.from && now.until === window.until && now.shiftId === window.shiftId
  )
}

/** So long an instance may go by what a rule and a home were before: a window of then is counted anew from the days. */
export const believedMs = 2 * minuteMs

/**
 * Whether a window was watched from its beginning as it is watched now. Otherwise what it holds is too little, or something else:
 * the day documents say what there was. `homeChangedAt`: the shifts may have been others until then.
 */
export function isWatchedWhole(
  { from }: Pick<Between, 'from'>,
  { watchesSince }: Pick<ConditionalRule, 'watchesSince'>,
  homeChangedAt: number,
): boolean {
  return Math.max(watchesSince, homeChangedAt) + believedMs <= from
}
