import { localDate, localTimeOfDay } from '@vigie/domain/time/local-time'

const minute = 60_000
const day = 24 * 60 * minute

/** The instant at which a date "yyyy-mm-dd" begins on the clock of an IANA time zone. */
export function localMidnight(date: string, timeZone: string): number {
  // Noon UTC of that date is the same date, or at most one off, everywhere; from there the wall clock says how far to go.
  let at = Date.parse(`${date}T12:00:00Z`)
  for (let step = 0; step < 3; step += 1) {
    const [hours, minutes] = localTimeOfDay(at, timeZone).split(':').map(Number)
    const dayOff = Math.round((Date.parse(date) - Date.parse(localDate(at, timeZone))) / day)
    at += dayOff * day - ((hours ?? 0) * 60 + (minutes ?? 0)) * minute
  }
  return at
}

/** The `count` dates that end with the one of `now` on the clock of a time zone, oldest first. */
export function datesUntil(now: number, timeZone: string, count: number): string[] {
  const last = Date.parse(localDate(now, timeZone))
  return Array.from({ length: count }, (_, index) =>
    new Date(last - (count - 1 - index) * day).toISOString().slice(0, 10),
  )
}

/** Which hour of its day an instant is in on the clock of a time zone, 0 to 23. */
export const localHour = (at: number, timeZone: string): number =>
  Number(localTimeOfDay(at, timeZone).slice(0, 2))
