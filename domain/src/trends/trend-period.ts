/** Over which time a trend is told. */
export const trendPeriods = ['lastWeek', 'lastMonth', 'lastThreeMonths', 'custom'] as const
export type TrendPeriod = (typeof trendPeriods)[number]

/** The longest custom period, in days: a year. */
export const mostTrendDays = 366

/** So many days at most are told minute by minute at once. */
export const mostSegmentDays = 32

/** From one date to another, both included. */
export interface Dates {
  from: string
  to: string
}

/** How many dates there are from one to another, both included; none where the second comes first. */
export const lengthOfDates = ({ from, to }: Dates): number =>
  Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / (24 * 3_600_000)) + 1)
