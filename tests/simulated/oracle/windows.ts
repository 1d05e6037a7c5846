import type { Shift } from '@vigie/domain/time/shift'
import { firstShowing, wallAt } from './wall-clock.ts'

const day = 24 * 3_600_000

/** One time that a rule watches: on a date (midnight, as a clock of UTC shows it), from an instant until before another. */
export interface Window {
  shiftId: string | null
  date: number
  from: number
  until: number
}

const timeOf = (time: string) => (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) * 60_000
export const midnightOf = (at: number): number => Math.floor(wallAt(at) / day) * day

/** When a shift that begins on a date is worked; null: the date from midnight to midnight. */
export function windowOn(date: number, shift: Shift | null): Window {
  if (shift === null)
    return { shiftId: null, date, from: firstShowing(date), until: firstShowing(date + day) }
  const isOverMidnight = shift.end < shift.start
  const from = firstShowing(date + timeOf(shift.start))
  const until = firstShowing(date + timeOf(shift.end) + (isOverMidnight ? day : 0))
  return { shiftId: shift.id, date, from, until }
}

/** All that a rule watches about two instants. */
export function windowsOf(
  shiftIds: readonly string[],
  shifts: readonly Shift[],
  from: number,
  until: number,
): Window[] {
  const chosen = shifts.filter(({ id }) => shiftIds.includes(id))
  const found: Window[] = []
  for (let date = midnightOf(from) - day; date <= midnightOf(until) + day; date += day)
    for (const shift of chosen.length > 0 ? chosen : [null]) found.push(windowOn(date, shift))
  return found.filter((one) => one.from < one.until)
}

/** The one of them in which an instant counts: that which began last, and of those that began together the longest. */
export function windowAt(windows: readonly Window[], at: number): Window | undefined {
  const around = windows.filter(({ from, until }) => from <= at && at < until)
  return around.reduce<Window | undefined>(
    (one, other) =>
      one === undefined || other.from > one.from || (other.from === one.from && other.until > one.until)
        ? other
        : one,
    undefined,
  )
}
