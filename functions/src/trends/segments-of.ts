import type { DaySegments } from '@vigie/domain/api/trend-calls'
import { datesBetween } from '@vigie/domain/rules/usual'
import { daysAfter } from '@vigie/domain/rules/window-span'
import { localDate } from '@vigie/domain/time/local-time'
import { segmentsByNow } from '../data/figures.ts'
import { readShifts } from '../data/homes.ts'

/** Where a resident was on so many dates of their home's clock from one on, as far as these are over. `now` is epoch milliseconds. */
export async function segmentsOf(
  { eid, bid }: { eid: string; bid: string },
  { from, days: length }: { from: string; days: number },
  now: number,
): Promise<{ days: DaySegments[] } | { why: 'beneficiaryNotFound' }> {
  const home = await readShifts(eid)
  if (home === null) return { why: 'beneficiaryNotFound' }
  const today = localDate(now, home.timeZone)
  const dates = datesBetween(from, daysAfter(from, length - 1)).filter((date) => date <= today)
  return { days: await segmentsByNow({ eid, bid, ...home }, dates, now) }
}
