import type { DaySegments } from '@vigie/domain/api/trend-calls'
import { datesBetween } from '@vigie/domain/rules/usual'
import { localDate } from '@vigie/domain/time/local-time'
import type { Dates } from '@vigie/domain/trends/trend-period'
import { segmentsByNow } from '../data/figures.ts'
import { readShifts } from '../data/homes.ts'

/** Where a resident was on some dates of their home's clock, as far as these are over. `now` is epoch milliseconds. */
export async function segmentsOf(
  { eid, bid }: { eid: string; bid: string },
  { from, to }: Dates,
  now: number,
): Promise<{ days: DaySegments[] } | { why: 'beneficiaryNotFound' }> {
  const home = await readShifts(eid)
  if (home === null) return { why: 'beneficiaryNotFound' }
  const today = localDate(now, home.timeZone)
  const dates = datesBetween(from, to < today ? to : today)
  return { days: await segmentsByNow({ eid, bid, timeZone: home.timeZone }, dates, now) }
}
