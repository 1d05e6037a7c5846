import { localDate } from '@vigie/domain/time/local-time'

const dayMs = 86_400_000

/**
 * The dates, on a home's clock, under which days hold what was told from one instant until another, epoch milliseconds. One more than these say: a home whose clock was set to
 * another continent's by mistake has filed an evening under the next day, and whoever lay down then counts as away.
 */
export const datesTold = (since: number, until: number, timeZone: string): { from: string; to: string } => ({
  from: localDate(since, timeZone),
  to: localDate(until + dayMs, timeZone),
})
