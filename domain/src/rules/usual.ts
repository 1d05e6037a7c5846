import { triggerMetrics } from '../care/enums.ts'
import type { Shift } from '../time/shift.ts'
import { isReading } from './condition.ts'
import type { Condition, HistoryPeriod } from './conditional-rule.ts'
import { type Between, durationOf, toldBefore } from './durations.ts'
import type { Usual } from './known-usual.ts'
import { type DeviceIds, enoughObserved, expectedBy, shareObserved } from './observed.ts'
import { climateOf } from './summarise-day.ts'
import type { ToldEvent } from './told-event.ts'
import { countsIn, daysAfter, spanOn } from './window-span.ts'

const daysOf = { lastWeek: 7, lastMonth: 30, lastThreeMonths: 90 } as const

/** The first and the last date of a period before a date of the home's clock, on which a shift is judged. */
export function datesOf(period: HistoryPeriod, before: string): { from: string; to: string } {
  if (period.kind === 'custom') return { from: period.from, to: period.to }
  return { from: daysAfter(before, -daysOf[period.kind]), to: daysAfter(before, -1) }
}

/** Days of at least this part of a period have to be known, and never fewer than three. */
const knownPart = 1 / 3
const fewest = 3

/** Each date from one to another, both included; none where the second is before the first, or not of the years 0 to 9999. */
export function datesBetween(from: string, to: string): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
  return count > 0 ? Array.from({ length: count }, (_, index) => daysAfter(from, index)) : []
}

/**
 * What was usual of a resident before a window: in the same shift of each date of the period that is over when the window begins. `among`:
 * the shifts of the rule.
 * `events`: those of the rule's device types from the day before the period to the day after it; `there`: the devices that are there now. A shift of which too little was
 * heard counts for nothing: never as none.
 */
export function usualOf(
  condition: Pick<Condition, 'metric' | 'action'>,
  events: readonly ToldEvent[],
  period: { from: string; to: string },
  {
    shift,
    among,
    before,
    timeZone,
    there,
  }: {
    shift: Shift | null
    among: readonly Shift[]
    before: number
    timeZone: string
    there?: DeviceIds | undefined
  },
): Usual {
  const dates = datesBetween(period.from, period.to)
  const byDate = datesBetween(period.from, period.to).map((date) => spanOn(date, shift, timeZone))
  const spans = byDate.filter(({ from, until }) => from < until && until <= before)
  const expectedIn = expectedBy(events, there)
  const amounts = spans.flatMap((span) => {
    const near = events.filter(({ at }) => at >= span.from - dayMs && at < span.until + dayMs)
    const counts = countsIn(among, span, timeZone)
    const within = near.filter(({ at }) => counts(at))
    return amountObserved(condition, { near, within, expected: expectedIn(span) }, span) ?? []
  })
  return averageOf(amounts, dates.length)
}

/**
 * How much there was in a span that is over, by what counts `within` it; null where too little was heard to know, by what was told `near` it,
 * or nothing read.
 */
export const amountObserved = (
  condition: Pick<Condition, 'metric' | 'action'>,
  {
    near,
    within,
    expected,
  }: { near: readonly ToldEvent[]; within: readonly ToldEvent[]; expected: DeviceIds },
  span: Between,
): number | null =>
  shareObserved(near, span, expected) < enoughObserved
    ? null
    : amountIn(condition, within, span, toldBefore(near, span))

/** What is usual by the amounts that are known of a period of so many days. */
export function averageOf(amounts: readonly number[], days: number): Usual {
  const sum = amounts.reduce((total, amount) => total + amount, 0)
  return {
    average: amounts.length === 0 ? null : sum / amounts.length,
    observed: amounts.length,
    needed: Math.max(fewest, Math.ceil(days * knownPart)),
  }
}

const dayMs = 24 * 3_600_000

/** Whether an average means anything. */
export const isKnown = ({ average, observed, needed }: Usual): boolean =>
  average !== null && observed >= needed

/** How much there was in a span that is over: times, minutes, or the mean reading; null where there is no reading. `before`: what is known of before it. */
export function amountIn(
  { metric, action }: Pick<Condition, 'metric' | 'action'>,
  within: readonly ToldEvent[],
  span: Between,
  before: readonly ToldEvent[],
): number | null {
  if (isReading(metric)) return climateOf(within.filter(({ kind }) => kind === action))?.mean ?? null
  if (metric === triggerMetrics.TRIGGER_COUNT) return within.filter(({ kind }) => kind === action).length
  return durationOf(action, [...before, ...within], span, span.until).ms / 60_000
}
