import { daysAfter, spanOn } from '@vigie/domain/rules/window-span'
import type { TimeWindow } from '../../../../../components/charts/time-window.ts'

/** How long a period may be, in dates of the home's calendar: of each one document is read, or a few. */
export const rawLengths = { day: 1, week: 7, month: 30 } as const
export type RawLength = keyof typeof rawLengths
export const rawLengthNames = Object.keys(rawLengths) as RawLength[]

/** Which dates are shown: those that end with one, "yyyy-mm-dd". */
export interface RawPeriod {
  readonly length: RawLength
  readonly to: string
}

/** The first date of a period. */
export const firstDate = ({ length, to }: RawPeriod): string => daysAfter(to, 1 - rawLengths[length])

/** The period just before (-1) or after (1) another; none after today. */
export function besidePeriod({ length, to }: RawPeriod, side: -1 | 1, today: string): RawPeriod {
  const moved = daysAfter(to, side * rawLengths[length])
  return { length, to: moved > today ? today : moved }
}

/** When a period is, on the home's clock. */
export const spanOfPeriod = (period: RawPeriod, timeZone: string): TimeWindow => ({
  from: spanOn(firstDate(period), null, timeZone).from,
  until: spanOn(period.to, null, timeZone).until,
})
