import type { DaySegments } from '@vigie/domain/api/trend-calls'
import { datesBetween } from '@vigie/domain/rules/usual'
import { daysAfter } from '@vigie/domain/rules/window-span'
import { localDate } from '@vigie/domain/time/local-time'
import type { FiguresPlace } from '../data/figures.ts'
import { readShifts } from '../data/homes.ts'
import { knownSegments } from './known-segments.ts'
import type { LatestHeard } from './latest-heard.ts'

/** Some dates in a row. */
interface AskedDates {
  from: string
  days: number
}

/** Where a resident was on so many dates of their home's clock from one on, as far as these are over. `now` is epoch milliseconds. */
export async function segmentsOf(
  { eid, bid }: { eid: string; bid: string },
  asked: AskedDates,
  now: number,
): Promise<{ days: DaySegments[] } | { why: 'beneficiaryNotFound' }> {
  const home = await readShifts(eid)
  return home === null ? { why: 'beneficiaryNotFound' } : segmentsAt({ eid, bid, ...home }, asked, now)
}

/** The same where the home's clock is known. */
export async function segmentsAt(
  place: FiguresPlace,
  { from, days: length }: AskedDates,
  now: number,
  latestHeard?: LatestHeard,
): Promise<{ days: DaySegments[] }> {
  const today = localDate(now, place.timeZone)
  const dates = datesBetween(from, daysAfter(from, length - 1)).filter((date) => date <= today)
  return { days: await knownSegments(place, dates, now, latestHeard) }
}
