import { z } from 'zod'
import { daysAfter } from '../rules/window-span.ts'

/** A month that is asked for, "yyyy-mm". */
export const monthSchema = z.string().regex(/^(?:19[7-9]\d|2\d{3})-(?:0[1-9]|1[0-2])$/)

/** The first and the last date of a month. */
export function datesOfMonth(month: string): { from: string; to: string } {
  const [year = 0, index = 0] = month.split('-').map(Number)
  const next = new Date(Date.UTC(year, index, 1)).toISOString().slice(0, 10)
  return { from: `${month}-01`, to: daysAfter(next, -1) }
}
