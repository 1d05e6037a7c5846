import { endOfLocalDate } from '@vigie/domain/time/local-time'
import { dayBefore } from './day-before.ts'

/** The instant at which a date, "yyyy-mm-dd", begins on the clock of a home. */
export const startOfDate = (date: string, timeZone: string): number =>
  endOfLocalDate(dayBefore(date), timeZone) + 1
