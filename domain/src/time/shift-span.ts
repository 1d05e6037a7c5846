import { localDate } from './local-time.ts'
import type { Shift } from './shift.ts'
import { instantOfWallClock } from './wall-clock.ts'

const dayMs = 24 * 3_600_000

/** One time that a shift is worked: from an instant until before another. */
export interface ShiftSpan {
  readonly shift: Shift
  readonly from: number
  readonly until: number
}

/**
 * The times at which the shifts of a home are worked around an instant, by when they begin; of those that begin together the one that
 * ends first comes first. Each begins and ends once, also on the night when clocks go back: at the first of both times. One of which
 * clocks, as they go forward, leave out what it begins with and leave nothing is not worked that night.
 * @param timeZone an IANA name; RangeError if unknown
 */
function spansAround(shifts: readonly Shift[], at: number, timeZone: string): ShiftSpan[] {
  const today = Date.parse(`${localDate(at, timeZone)}T00:00:00Z`)
  const instantOf = (day: number, time: string) =>
    instantOfWallClock(day + Date.parse(`1970-01-01T${time}:00Z`), timeZone)
  return [-2, -1, 0, 1]
    .map((days) => today + days * dayMs)
    .flatMap((day) =>
      shifts.map((shift) => ({
        shift,
        from: instantOf(day, shift.start),
        until: instantOf(shift.end > shift.start ? day : day + dayMs, shift.end),
      })),
    )
    .filter(({ from, until }) => from < until)
    .toSorted((one, other) => one.from - other.from || one.until - other.until)
}

/** The shift that is worked at an instant, of several the one that began last; null: nobody's. */
export function shiftAt(shifts: readonly Shift[], at: number, timeZone: string): ShiftSpan | null {
  const holding = ({ from, until }: ShiftSpan) => from <= at && at < until
  return spansAround(shifts, at, timeZone).findLast(holding) ?? null
}

/** What is handed over at an instant: what happened from when a shift began until before another instant, and when the shift itself ends. */
export interface HandoverSpan extends ShiftSpan {
  readonly workedUntil: number
}

/**
 * The shift whose people hand over at an instant: the one that began before the one that is worked now, also where both overlap;
 * where nobody is on shift, the one that began last. What it hands over goes on until the shift of now begins, or until now where there
 * is none: what happens while nobody is on shift belongs to the handover of the shift before. Null where the home has no shifts.
 */
export function handoverSpan(shifts: readonly Shift[], at: number, timeZone: string): HandoverSpan | null {
  const now = shiftAt(shifts, at, timeZone)
  const before = spansAround(shifts, at, timeZone).findLast(({ from }) =>
    now ? from < now.from : from <= at,
  )
  if (before === undefined) return null
  return { ...before, until: Math.max(before.until, now?.from ?? at), workedUntil: before.until }
}
