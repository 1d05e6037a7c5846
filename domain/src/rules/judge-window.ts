import { comparisonOperators, triggerMetrics } from '../care/enums.ts'
import { episodesOf } from './climate-episodes.ts'
import { comparesWithUsual, isDecidedAtEnd, isReading } from './condition.ts'
import type { ConditionalRule } from './conditional-rule.ts'
import { durationOf } from './durations.ts'
import type { Usual } from './known-usual.ts'
import { enoughObserved, type Sign, shareObserved } from './observed.ts'
import { inOrder, type ToldEvent } from './told-event.ts'
import { isKnown } from './usual.ts'
import type { WindowCause } from './window-cause.ts'
import { closesAt, type WindowSpan } from './window-span.ts'

/** What a rule is judged on: one window of one resident. */
export interface WindowContext {
  window: WindowSpan & { beneficiaryId: string }
  /** Whether the window is one of the rule's by now (`isOfRule`). */
  isOfRule: boolean
  /** Those of the window, in any order. */
  events: readonly ToldEvent[]
  /** What was usual, of a rule that compares with it; null where it does not, or nobody has looked. */
  usual: Usual | null
  /** What says that its devices were alive about then, beside the events. */
  signs: readonly Sign[]
}

/** Why a rule stayed silent: the first of these that holds. */
export type WindowSilence =
  | { kind: 'deactivated' }
  | { kind: 'otherBeneficiary' }
  | { kind: 'otherWindow' }
  /** The shift was known in too few of the days that it compares with. */
  | { kind: 'notEnoughHistory'; observed: number; needed: number }
  /** So little was heard in the window, from 0 to 1, that nothing follows from it. */
  | { kind: 'notObserved'; share: number }
  /** It is known when the window is over. */
  | { kind: 'notOverYet'; measured: number; threshold: number; until: number }
  | { kind: 'notReached'; measured: number; threshold: number }
  | { kind: 'noReading' }
  /** A reading is beyond the threshold, and has not been for as long as it must. */
  | { kind: 'notHeld'; since: number; threshold: number }

/** One alert that a window asks for. */
export interface WindowFiring {
  /** Whose it is within its window: a device's readings have their own; of a count or a duration there is one. */
  name: string
  cause: WindowCause
  /** Until when a reading held, as far as is known: whatever was raised between its `cause.at` and this is the same. Null of an amount. */
  heldUntil: number | null
}

/** `lookAgainAt`: when it may be otherwise though nothing is heard meanwhile; null: never. */
export type WindowVerdict = { lookAgainAt: number | null } & (
  | { fires: true; firings: readonly WindowFiring[] }
  | { fires: false; why: WindowSilence }
)

/**
 * Whether a conditional rule fires on what it has watched of a resident in a window, and why, at `now` (epoch milliseconds). It depends on nothing
 * else: the order in which events came, and how often they were looked at, change nothing (docs/rules.md).
 */
export function judgeWindow(rule: ConditionalRule, context: WindowContext, now: number): WindowVerdict {
  const { window, usual } = context
  const silent = (why: WindowSilence, lookAgainAt: number | null = null): WindowVerdict => ({
    fires: false,
    why,
    lookAgainAt,
  })
  if (!rule.activated) return silent({ kind: 'deactivated' })
  if (rule.beneficiaryId !== null && rule.beneficiaryId !== window.beneficiaryId)
    return silent({ kind: 'otherBeneficiary' })
  if (!context.isOfRule) return silent({ kind: 'otherWindow' })
  if (comparesWithUsual(rule.operator) && (usual === null || !isKnown(usual))) {
    const { observed, needed } = usual ?? { observed: 0, needed: 1 }
    return silent({ kind: 'notEnoughHistory', observed, needed })
  }
  const watched = context.events.filter(
    ({ at, deviceType }) => window.from <= at && at < window.until && rule.deviceTypes.includes(deviceType),
  )
  const threshold = thresholdOf(rule, usual?.average ?? 0)
  const known: Known = { threshold, usual: comparesWithUsual(rule.operator) ? usual : null }
  if (isReading(rule.metric)) return judgeReadings(rule, { ...context, events: watched }, known, now)
  return judgeAmount(rule, { ...context, events: watched }, known, now)
}

interface Known {
  threshold: number
  usual: Usual | null
}

/** What the amount or the reading of a window is held against. */
export function thresholdOf(
  { operator, value }: Pick<ConditionalRule, 'operator' | 'value'>,
  average: number,
): number {
  switch (operator) {
    case comparisonOperators.number_of_more:
      return average + value
    case comparisonOperators.number_of_less:
      return average - value
    case comparisonOperators.times_more:
      return average * value
    case comparisonOperators.times_less:
      return average / value
    default:
      return value
  }
}

/** Whether an amount fires; of what has to be less this is known once the window is over. */
export function isMet(
  { operator, value }: Pick<ConditionalRule, 'operator' | 'value'>,
  amount: number,
  threshold: number,
): boolean {
  switch (operator) {
    case comparisonOperators.greater:
      return amount > threshold
    case comparisonOperators.lesser:
      return amount < threshold
    case comparisonOperators.number_of_less:
      return amount <= threshold
    // Of somebody for whom none is usual, none is not less.
    case comparisonOperators.times_less:
      return amount <= threshold && amount < threshold * value
    // Of somebody for whom none is usual, one is more, and none is not.
    case comparisonOperators.times_more:
      return amount > 0 && amount >= threshold
    // The amount grows from none and passes each value: it was the same when it reached it.
    case comparisonOperators.equal:
      return value === 0 ? amount === 0 : amount >= threshold
    default:
      return amount >= threshold
  }
}

function judgeAmount(
  rule: ConditionalRule,
  { window, events, signs }: WindowContext,
  { threshold, usual }: Known,
  now: number,
): WindowVerdict {
  const { measured, goingOn } = amountOf(rule, events, window, now)
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
    const share = shareObserved([...events, ...signs], window)
    if (share < enoughObserved)
      return { fires: false, why: { kind: 'notObserved', share }, lookAgainAt: null }
  }
  const at = atEnd ? window.until : (inOrder(events).at(-1)?.at ?? Math.min(now, window.until))
  const { from, until } = window
  const { metric, operator, value } = rule
  const cause = { metric, operator, value, measured, threshold, usual, from, until, at, deviceId: null }
  return { fires: true, firings: [{ name: '', cause, heldUntil: null }], lookAgainAt: null }
}

/** Times, or minutes. */
function amountOf(
  { metric, action }: Pick<ConditionalRule, 'metric' | 'action'>,
  events: readonly ToldEvent[],
  window: WindowSpan,
  now: number,
): { measured: number; goingOn: boolean } {
  if (metric === triggerMetrics.TRIGGER_COUNT)
    return { measured: events.filter(({ kind }) => kind === action).length, goingOn: false }
  const { ms, goingOn } = durationOf(action, events, window, now)
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

function judgeReadings(
  rule: ConditionalRule,
  { window, events }: WindowContext,
  { threshold, usual }: Known,
  now: number,
): WindowVerdict {
  const { metric, operator, value, action } = rule
  const heldMs = (rule.heldMinutes ?? 0) * minuteMs
  const episodes = episodesOf(action, operator, threshold, events, Math.min(now, window.until))
  const firings = episodes
    .filter(({ since, heldUntil }) => heldUntil - since >= heldMs)
    .map((episode): WindowFiring => {
      const { deviceId, since: at, heldUntil } = episode
      const { from, until } = window
      const cause = {
        metric,
        operator,
        value,
        threshold,
        usual,
        from,
        until,
        at,
        deviceId,
        measured: episode.value,
      }
      return { name: deviceId, cause, heldUntil }
    })
  const waiting = episodes.filter(
    ({ since, heldUntil, believedUntil }) =>
      heldUntil - since < heldMs &&
      believedUntil !== null &&
      since + heldMs <= Math.min(believedUntil, window.until),
  )
  const lookAgainAt = waiting.length === 0 ? null : Math.min(...waiting.map(({ since }) => since + heldMs))
  if (firings.length > 0) return { fires: true, firings, lookAgainAt }
  const last = inOrder(events).findLast(({ kind }) => kind === action)
  const beyond = episodes.find(({ believedUntil }) => believedUntil !== null)
  if (beyond) return { fires: false, why: { kind: 'notHeld', since: beyond.since, threshold }, lookAgainAt }
  if (!last || last.value === null) return { fires: false, why: { kind: 'noReading' }, lookAgainAt }
  return { fires: false, why: { kind: 'notReached', measured: last.value, threshold }, lookAgainAt }
}
