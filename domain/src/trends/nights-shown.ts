import { daysAfter } from '../rules/window-span.ts'
import { type Dates, lengthOfDates } from './trend-period.ts'

/** So many nights of a period are drawn at first, and so many at most to whoever asks for more. */
export const fewNights = 14
export const mostNights = 31

/**
 * The dates that it takes to draw the last nights of a period, so many at most, each from noon to noon: from the first that is drawn on, the morning after the last one among them, unless that is
 * to come.
 */
export function datesOfNights(
  { from, to }: Dates,
  most: number,
  today: string,
): { from: string; days: number } {
  const earliest = daysAfter(to, 1 - most)
  const first = from > earliest ? from : earliest
  const last = to < today ? daysAfter(to, 1) : to
  return { from: first, days: lengthOfDates({ from: first, to: last }) }
}
