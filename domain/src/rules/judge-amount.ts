import { comparisonOperators, triggerMetrics } from '../care/enums.ts'
import { isDecidedAtEnd } from './condition.ts'
import type { ConditionalRule } from './conditional-rule.ts'
import { durationOf } from './durations.ts'
import { enoughObserved, shareObserved } from './observed.ts'
import { isMet, type Known } from './threshold.ts'
import { inOrder } from './told-event.ts'
import { closesAt, type WindowSpan } from './window-span.ts'
import type { WindowContext, WindowVerdict } from './window-verdict.ts'

/** The verdict on how often, or for how long, something happened in a window. `now` is epoch milliseconds. */
export function judgeAmount(
  rule: ConditionalRule,
  { window, events, before = [], signs, there }: WindowContext,
  { threshold, usual }: Known,
  now: number,
): WindowVerdict {
  const { measured, goingOn } = amountOf(rule, { events, before }, window, now)
  const closes = closesAt(window)
  const atEnd = isDecidedAtEnd(rule)
  const met = isMet(rule, measured, threshold)
  if (atEnd && now < closes) {
    return {
      fires: false,
      why: { kind: 'notOverYet', measured, threshold, until: window.until },
      lookAgainAt: closes,
    }
  }
  if (!met) {
    const lookAgainAt = goingOn && !atEnd ? reachesAt(rule, { measured, threshold }, window.until, now) : null
    return { fires: false, why: { kind: 'notReached', measured, threshold }, lookAgainAt }
  }
  if (atEnd) {
    const share = shareObserved([...events, ...signs], window, there)
    if (share < enoughObserved)
      return { fires: false, why: { kind: 'notObserved', share }, lookAgainAt: null }
  }
  const at = atEnd ? window.until : (inOrder(events).at(-1)?.at ?? Math.min(now, window.until - 1))
  const { from, until } = window
  const { metric, operator, value } = rule
  const cause = { metric, operator, value, measured, threshold, usual, from, until, at, deviceId: null }
  return { fires: true, firings: [{ name: '', cause, heldUntil: null }], lookAgainAt: null }
}

/** Times, or minutes. */
function amountOf(
  { metric, action }: Pick<ConditionalRule, 'metric' | 'action'>,
  { events, before }: Required<Pick<WindowContext, 'events' | 'before'>>,
  window: WindowSpan,
  now: number,
): { measured: number; goingOn: boolean } {
  if (metric === triggerMetrics.TRIGGER_COUNT)
    return { measured: events.filter(({ kind }) => kind === action).length, goingOn: false }
  const { ms, goingOn } = durationOf(action, [...before, ...events], window, now)
  return { measured: ms / minuteMs, goingOn }
}

const minuteMs = 60_000

/** When what goes on will have gone on for long enough; null: not within the window. A minute's fraction is waited for. */
function reachesAt(
  { operator }: Pick<ConditionalRule, 'operator'>,
  { measured, threshold }: { measured: number; threshold: number },
  until: number,
  now: number,
): number | null {
  const more = operator === comparisonOperators.greater ? 1 : 0
  const at = Math.ceil(now + (threshold - measured) * minuteMs) + more
  return at <= until ? at : null
}
