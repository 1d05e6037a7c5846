import { localDate } from '@vigie/domain/time/local-time'
import {
  lengthOfDates,
  mostTrendDays,
  type TrendPeriod,
  trendPeriods,
} from '@vigie/domain/trends/trend-period'

/** What the address says of the period that is shown. */
export interface AskedPeriod {
  period: TrendPeriod
  /** "yyyy-mm-dd"; asked for where the period is a custom one. */
  from: string
  to: string
}

const isDate = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

const dayMs = 86_400_000

/** The period of an address; what it does not say, or wrongly, is the last month. `now` is epoch milliseconds. */
export function periodOfAddress(search: URLSearchParams, now: number, timeZone: string): AskedPeriod {
  const [asked, from, to] = ['period', 'from', 'to'].map((name) => search.get(name))
  const period = trendPeriods.find((one) => one === asked) ?? 'lastMonth'
  return {
    period,
    from: isDate(from ?? null) ? (from ?? '') : localDate(now - 14 * dayMs, timeZone),
    to: isDate(to ?? null) ? (to ?? '') : localDate(now - dayMs, timeZone),
  }
}

/** The address of a period, and how /api is asked for it: its dates stand in it where it is a custom one. */
export const addressOfPeriod = ({
  period,
  from,
  to,
}: AskedPeriod): Pick<AskedPeriod, 'period' | 'from' | 'to'> | Pick<AskedPeriod, 'period'> =>
  period === 'custom' ? { period, from, to } : { period }

/** What is wrong with the dates of a custom period, as the key of its words; null: nothing. */
export function periodFault({
  period,
  from,
  to,
}: AskedPeriod): 'trends.datesWrong' | 'trends.datesLong' | null {
  if (period !== 'custom') return null
  const days = lengthOfDates({ from, to })
  if (days === 0) return 'trends.datesWrong'
  return days > mostTrendDays ? 'trends.datesLong' : null
}
