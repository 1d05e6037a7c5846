import { datesBetween } from '../rules/usual.ts'
import { daysAfter } from '../rules/window-span.ts'
import type { Dates, TrendPeriod } from './trend-period.ts'

/** How many whole days each has. */
export const daysOfPeriod = { lastWeek: 7, lastMonth: 30, lastThreeMonths: 90 } as const

/** What is told of a period, on a date of the home's clock. */
export interface TrendDates {
  /** The dates that are shown, today among them where the period reaches it. */
  shown: string[]
  /** Those of them that are over: a day that still goes on is in no average. */
  over: string[]
  /** As many dates, just before the first that is shown. */
  before: string[]
}

/** The dates of a period as of `today`; a custom one from and to what is said, as far as it is not ahead. */
export function datesOfTrend(
  period: Exclude<TrendPeriod, 'custom'> | ({ kind: 'custom' } & Dates),
  today: string,
): TrendDates {
  const { from, to } =
    typeof period === 'string'
      ? { from: daysAfter(today, -daysOfPeriod[period]), to: today }
      : { from: period.from, to: period.to < today ? period.to : today }
  const shown = datesBetween(from, to)
  const over = shown.filter((date) => date < today)
  return { shown, over, before: datesBetween(daysAfter(from, -over.length), daysAfter(from, -1)) }
}
