import { idSchema } from '../ids.ts'
import { datesBetween } from '../rules/usual.ts'
import { daysAfter } from '../rules/window-span.ts'
import { localDate } from '../time/local-time.ts'
import { monthSchema, spanOfMonth } from '../time/month.ts'
import { monthOfDate } from '../trends/day-figures.ts'

/** What is written of a month, each a file of its own: what sensors said, and what it comes to by the day and by the hour. */
export const exportTables = ['days', 'figures', 'hours'] as const
export type ExportTable = (typeof exportTables)[number]

/** Where the file is in Cloud Storage: nobody reads it there but the operator (storage.rules matches nothing of `exports/`). */
export const exportPath = (eid: string, month: string, table: ExportTable): string =>
  `exports/${idSchema.parse(eid)}/${monthSchema.parse(month)}/${table}.csv.gz`

/** A month is written once nothing more of it comes: Pub/Sub brings a message again for a week. */
const settledAfterMs = 10 * 24 * 3_600_000

/** The last month that can be written by now, on the home's clock. `now` is epoch milliseconds. */
export const lastSettledMonth = (now: number, timeZone: string): string =>
  monthBefore(monthOfDate(localDate(now - settledAfterMs, timeZone)))

const monthBefore = (month: string): string => monthOfDate(daysAfter(`${month}-01`, -1))
const monthAfter = (month: string): string => monthOfDate(daysAfter(`${month}-01`, 31))

/** The months that are to be written after the last one that was, up to one; where none was, from the `first` on of which there is anything, and that one at least. */
export function monthsToWrite(last: string | null, until: string, first: string | null): string[] {
  const begin = last === null ? (first ?? until) : monthAfter(last)
  if (last === null && begin > until) return [until]
  const months: string[] = []
  for (let month = begin; month <= until; month = monthAfter(month)) months.push(month)
  return months
}

/** The dates of a month, in order. */
export function datesOfMonth(month: string): string[] {
  const { from, to } = spanOfMonth(month)
  return datesBetween(from, to)
}
