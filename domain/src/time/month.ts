import { z } from 'zod'
import { localDate } from './local-time.ts'

/** A month of a home's clock, "yyyy-mm". */
export const monthSchema = z.string().regex(/^(?:19[7-9]\d|2\d{3})-(?:0[1-9]|1[0-2])$/)

/** The first and the last date of a month. */
export function spanOfMonth(month: string): { from: string; to: string } {
  const [year = 0, index = 0] = month.split('-').map(Number)
  return { from: `${month}-01`, to: new Date(Date.UTC(year, index, 0)).toISOString().slice(0, 10) }
}

/** Whether a month has not begun yet on a home's clock. `now` is epoch milliseconds. */
export const isMonthToCome = (month: string, timeZone: string, now: number): boolean =>
  spanOfMonth(month).from > localDate(now, timeZone)
