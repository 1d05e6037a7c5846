import { localDate } from '@vigie/domain/time/local-time'

/** The widest that two clocks of the world are apart, in milliseconds: UTC−12:00 and UTC+14:00. */
const widestApartMs = 26 * 3_600_000

/** How long before a window what goes on in it may have begun, in milliseconds. */
export const carriedMs = 24 * 3_600_000

/**
 * The dates, on a home's clock, under which days hold what was told from one instant until another, epoch milliseconds. More than these say, on either side: a home
 * whose clock was set to another continent's by mistake has filed an evening under the next day, or a morning under the day before; whoever lay down then would count as
 * away, and of whoever got up nothing would be known.
 */
export const datesTold = (since: number, until: number, timeZone: string): { from: string; to: string } => ({
  from: localDate(since - widestApartMs, timeZone),
  to: localDate(until + widestApartMs, timeZone),
})
