import { endOfLocalDate } from '@vigie/domain/time/local-time'
import { instantOfWallClock } from '@vigie/domain/time/wall-clock'

/** A moment to come as it is typed: "yyyy-mm-dd" and "HH:mm", each empty where nothing was. */
export interface TypedUntil {
  readonly date: string
  readonly time: string
}

export type UntilFault = 'untilPast' | 'dateMissing'

/**
 * The moment that was typed on the clock of `timeZone` (an IANA name), epoch milliseconds: without a time the end of that day, without either
 * null. Or what is wrong with it.
 */
export function untilOf(
  { date, time }: TypedUntil,
  timeZone: string,
  now: number,
): number | null | UntilFault {
  if (date === '') return time === '' ? null : 'dateMissing'
  const until =
    time === ''
      ? endOfLocalDate(date, timeZone)
      : instantOfWallClock(Date.parse(`${date}T${time}Z`), timeZone)
  return until <= now ? 'untilPast' : until
}
