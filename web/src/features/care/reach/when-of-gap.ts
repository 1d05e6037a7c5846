import type { ToldGap } from '@vigie/domain/api/reach-calls'
import { localDate, localTimeOfDay } from '@vigie/domain/time/local-time'

const minute = 60_000
const day = 24 * 60 * minute
/** Further ahead "tonight" could be taken for the night that goes on. */
const soonMs = 18 * 60 * minute

/** What a span is called by when it begins on the home's clock: `always`, all of the next 24 hours; `now`, it goes on already. */
export type WhenOfGap = 'always' | 'now' | 'tonight' | 'today' | 'tomorrow'

export function whenOfGap(
  { from, until }: Pick<ToldGap, 'from' | 'until'>,
  now: number,
  timeZone: string,
): WhenOfGap {
  if (until - from >= day - minute) return 'always'
  if (from <= now) return 'now'
  const time = localTimeOfDay(from, timeZone)
  if ((time >= '20:00' || time < '06:00') && from - now < soonMs) return 'tonight'
  return localDate(from, timeZone) === localDate(now, timeZone) ? 'today' : 'tomorrow'
}
