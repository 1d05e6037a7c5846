import type { WholeTrends } from '@vigie/domain/api/whole-trends-calls'
import { localDate } from '@vigie/domain/time/local-time'
import { nightAt, nightOf } from '@vigie/domain/trends/night'
import { datesOfNights, fewNights } from '@vigie/domain/trends/nights-shown'
import { datesOfTrend } from '@vigie/domain/trends/trend-dates'
import { readShifts } from '../data/homes.ts'
import { careAt, changesBySensors, datesOfChanges, lastDateOver } from './changes-of.ts'
import { knownFigures } from './known-figures.ts'
import { datesBeside } from './last-night-of.ts'
import { latestHeardOf } from './latest-heard.ts'
import { segmentsAt } from './segments-of.ts'
import { trendsBy } from './trends-of.ts'

/**
 * What the trends of a resident are first shown by: a period, the last night, what changed of late, and the last nights of the period piece by piece, all by the same documents, each of which is read once.
 * `now` is epoch milliseconds.
 */
export async function wholeTrendsOf(
  { eid, bid }: { eid: string; bid: string },
  period: Parameters<typeof datesOfTrend>[0],
  now: number,
): Promise<WholeTrends | { why: 'beneficiaryNotFound' }> {
  const home = await readShifts(eid)
  if (home === null) return { why: 'beneficiaryNotFound' }
  const place = { eid, bid, ...home }
  const today = localDate(now, home.timeZone)
  const { before, shown } = datesOfTrend(period, today)
  const [night, last] = [nightAt(now, home.timeZone), lastDateOver(home.timeZone, now)]
  const dates = new Set([...before, ...shown, ...datesBeside(night), ...datesOfChanges(last)])
  const latestHeard = latestHeardOf(place, now)
  const [from, to] = [shown[0], shown.at(-1)]
  const nights = from === undefined || to === undefined ? null : datesOfNights({ from, to }, fewNights, today)
  const [figures, segments, care] = await Promise.all([
    knownFigures(place, [...dates].toSorted(), now, latestHeard),
    nights === null ? { days: [] } : segmentsAt(place, nights, now, latestHeard),
    careAt(place, last),
  ])
  return {
    trends: trendsBy(figures, period, home, now),
    night: nightOf(night, figures),
    changes: { ...changesBySensors(figures, last), care },
    segments,
  }
}
