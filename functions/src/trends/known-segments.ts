import type { DaySegments } from '@vigie/domain/api/trend-calls'
import { mayBeGone } from '@vigie/domain/care/days-kept'
import { lastKeptDate } from '@vigie/domain/trends/kept-days'
import { segmentsOfDay } from '@vigie/domain/trends/segments-of-day'
import type { Heard } from '@vigie/domain/trends/stays'
import { type FiguresPlace, readHeardAround } from '../data/figures.ts'
import { readKeptWhereabouts } from '../data/whereabouts.ts'
import { type LatestHeard, latestHeardOf } from './latest-heard.ts'

const nothing: Heard = { days: [], stays: [] }

/**
 * Where somebody was on some dates, in order, as far as it is known by now, and of which of them nothing is kept any more. A document for each month, and those of the devices of the days
 * of which it is not kept: the latest, and of a home older than this those before. `now` is epoch milliseconds.
 */
export async function knownSegments(
  place: FiguresPlace,
  dates: readonly string[],
  now: number,
  latestHeard: LatestHeard = latestHeardOf(place, now),
): Promise<DaySegments[]> {
  const lastKept = lastKeptDate(now, place.timeZone)
  const kept = await readKeptWhereabouts(
    place,
    dates.filter((date) => date <= lastKept),
    now,
  )
  const others = dates.filter((date) => !kept.has(date))
  const [first] = others
  const heard =
    first === undefined ? nothing : await (first > lastKept ? latestHeard() : readHeardAround(place, others))
  const told = new Set(heard.days.map(({ date }) => date))
  return dates.map((date) => {
    const known = kept.get(date)
    return {
      date,
      segments: known ?? segmentsOfDay(heard, date, place.timeZone, now),
      isGone: known === undefined && !told.has(date) && mayBeGone(date, place, now),
    }
  })
}
