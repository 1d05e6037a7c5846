import { triggerMetrics } from '@vigie/domain/care/enums'
import type { ConditionalRule } from '@vigie/domain/rules/conditional-rule'
import type { Shift } from '@vigie/domain/time/shift'
import { count, dayBefore, minutesOf, shareHeard } from './amounts.ts'
import type { Heard } from './knowledge.ts'
import { type Window, windowAt, windowOn, windowsOf } from './windows.ts'

const day = 24 * 3_600_000

/** What was usual before a window; null: too little is known. `isDoubtful`: a shift was heard of just about enough. */
export function usualBefore(
  rule: ConditionalRule,
  window: Window,
  /** Those of the resident's devices that the rule names. */
  events: readonly Heard[],
  shifts: readonly Shift[],
): { average: number | null; isDoubtful: boolean } {
  const days = rule.period?.kind === 'lastMonth' ? 30 : 7
  const shift = shifts.find(({ id }) => id === window.shiftId) ?? null
  // Whatever hangs there hangs there all the time: who was heard before a shift was there in it.
  const since = windowOn(window.date - (days + 1) * day, null).from
  const heardBefore = (from: number) =>
    events.flatMap(({ deviceId, at }) => (since <= at && at < from ? deviceId : []))
  let isDoubtful = false
  const amounts: number[] = []
  for (let back = days; back >= 1; back -= 1) {
    const span = windowOn(window.date - back * day, shift)
    if (span.from >= span.until || span.until > window.from) continue
    const near = events.filter(({ at }) => at >= span.from - day && at < span.until + day)
    const share = shareHeard(near, span, [...new Set(heardBefore(span.from))])
    if (Math.abs(share - 0.75) < 0.001) isDoubtful = true
    if (share < 0.75) continue
    const all = windowsOf(rule.shiftIds, shifts, span.from, span.until)
    const own = near.filter(({ at }) => windowAt(all, at)?.from === span.from)
    const amount = amountOf(rule, own, near, span)
    if (amount !== null) amounts.push(amount)
  }
  const needed = Math.max(3, Math.ceil(days / 3))
  const average = amounts.reduce((sum, one) => sum + one, 0) / amounts.length
  return { average: amounts.length < needed ? null : average, isDoubtful }
}

function amountOf(
  { metric, action }: ConditionalRule,
  events: readonly Heard[],
  near: readonly Heard[],
  span: Window,
): number | null {
  if (metric === triggerMetrics.TRIGGER_COUNT) return count(action, events)
  if (metric === triggerMetrics.PRESSED_DURATION)
    return minutesOf(action, [...dayBefore(near, span), ...events], span, span.until)
  const values = events.flatMap(({ kind, value }) => (kind === action && value !== null ? [value] : []))
  return values.length === 0 ? null : values.reduce((sum, one) => sum + one, 0) / values.length
}
