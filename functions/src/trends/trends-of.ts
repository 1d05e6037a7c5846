import type { Trends } from '@vigie/domain/api/trend-calls'
import { type Kept, mayBeGone } from '@vigie/domain/care/days-kept'
import { localDate } from '@vigie/domain/time/local-time'
import type { DayFigures } from '@vigie/domain/trends/day-figures'
import { datesOfTrend } from '@vigie/domain/trends/trend-dates'
import { statisticsOf } from '@vigie/domain/trends/trend-of'
import { readShifts } from '../data/homes.ts'
import { knownFigures } from './known-figures.ts'

type AskedPeriod = Parameters<typeof datesOfTrend>[0]

/** What sensors told of a resident over a period, and of as many days before it. `now` is epoch milliseconds. */
export async function trendsOf(
  { eid, bid }: { eid: string; bid: string },
  period: AskedPeriod,
  now: number,
): Promise<Trends | { why: 'beneficiaryNotFound' }> {
  const home = await readShifts(eid)
  if (home === null) return { why: 'beneficiaryNotFound' }
  const { before, shown } = datesOfTrend(period, localDate(now, home.timeZone))
  const figures = await knownFigures({ eid, bid, ...home }, [...before, ...shown], now)
  return trendsBy(figures, period, home, now)
}

/** The same by the figures of these dates, others among them, in a home that keeps days for so long. */
export function trendsBy(
  figures: ReadonlyMap<string, DayFigures>,
  period: AskedPeriod,
  home: Kept & { timeZone: string },
  now: number,
): Trends {
  const today = localDate(now, home.timeZone)
  const { shown, over, before } = datesOfTrend(period, today)
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
