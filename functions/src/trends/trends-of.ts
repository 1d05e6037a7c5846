import type { Trends } from '@vigie/domain/api/trend-calls'
import { mayBeGone } from '@vigie/domain/care/days-kept'
import { localDate } from '@vigie/domain/time/local-time'
import type { DayFigures } from '@vigie/domain/trends/day-figures'
import { datesOfTrend } from '@vigie/domain/trends/trend-dates'
import { statisticsOf } from '@vigie/domain/trends/trend-of'
import { readShifts } from '../data/homes.ts'
import { knownFigures } from './known-figures.ts'

/** What sensors told of a resident over a period, and of as many days before it. `now` is epoch milliseconds. */
export async function trendsOf(
  { eid, bid }: { eid: string; bid: string },
  period: Parameters<typeof datesOfTrend>[0],
  now: number,
): Promise<Trends | { why: 'beneficiaryNotFound' }> {
  const home = await readShifts(eid)
  if (home === null) return { why: 'beneficiaryNotFound' }
  const { timeZone } = home
  const today = localDate(now, timeZone)
  const { shown, over, before } = datesOfTrend(period, today)
  const place = { eid, bid, ...home }
  const dates = [...before, ...shown]
  const figures = await knownFigures(place, dates, now)
  const of = (wanted: readonly string[]): DayFigures[] => wanted.flatMap((date) => figures.get(date) ?? [])
  return {
    ...(typeof period === 'string'
      ? { from: shown[0] ?? today, to: today }
      : { from: period.from, to: period.to }),
    before: over.length === 0 ? null : { from: before[0] ?? today, to: before.at(-1) ?? today },
    goneUntil: shown.findLast((date) => mayBeGone(date, home, now)) ?? null,
    statistics: statisticsOf(of(over), of(before)),
    days: shown.flatMap((date) => {
      const day = figures.get(date)
      return day ? [{ ...day, date, isOver: date < today }] : []
    }),
  }
}
