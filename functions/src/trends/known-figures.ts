import type { DayFigures } from '@vigie/domain/trends/day-figures'
import { lastKeptDate } from '@vigie/domain/trends/kept-days'
import { type FiguresPlace, figuresByNow, readLastingFigures } from '../data/figures.ts'
import { keepFigures } from '../data/keep-figures.ts'
import { type LatestHeard, latestHeardOf } from './latest-heard.ts'

/**
 * The figures of some dates, in order, by date, others of their months perhaps among them. A document for each month, and those of the devices of the days that are not kept yet, of which
 * there are three or four; what is over and was never kept, as of a home older than this, or was in an earlier way, is kept now. `now` is epoch milliseconds.
 */
export async function knownFigures(
  place: FiguresPlace,
  dates: readonly string[],
  now: number,
  latestHeard: LatestHeard = latestHeardOf(place, now),
): Promise<ReadonlyMap<string, DayFigures>> {
  const lastKept = lastKeptDate(now, place.timeZone)
  const over = dates.filter((date) => date <= lastKept)
  const others = dates.filter((date) => date > lastKept)
  const [kept, latest] = await Promise.all([
    readLastingFigures(place, over, now),
    figuresByNow(place, others, now, latestHeard),
  ])
  const missing = over.filter((date) => !kept.has(date))
  return new Map([...kept, ...latest, ...(await keepFigures(place, missing, now))])
}
