import type { RuleVerdict, WhyFacts } from '@vigie/domain/api/why-calls'
import { comparisonOperators } from '@vigie/domain/care/enums'
import { hearingOf } from '@vigie/domain/devices/silence'
import { kindsOfReturn } from '@vigie/domain/rules/absence-kinds'
import { returnAwaitedAt } from '@vigie/domain/rules/awaited-return'
import { isAbsence, isDecidedAtEnd, isNoSign, isReading, unitOf } from '@vigie/domain/rules/condition'
import type { ConditionalRule } from '@vigie/domain/rules/conditional-rule'
import { judgeAbsence } from '@vigie/domain/rules/judge-absence'
import { judgeWindow } from '@vigie/domain/rules/judge-window'
import type { Usual } from '@vigie/domain/rules/known-usual'
import type { Sign } from '@vigie/domain/rules/observed'
import type { ToldEvent } from '@vigie/domain/rules/told-event'
import { windowOf } from '@vigie/domain/rules/watched-event'
import type { WindowSpan } from '@vigie/domain/rules/window-span'
import type { Shift } from '@vigie/domain/time/shift'
import { signsSpan, signsVerdict } from './signs-verdict.ts'

/** An event of a resident, when it was heard, and the home's shifts and clock. */
export interface Asked {
  told: ToldEvent
  receivedAt: number
  beneficiaryId: string
  shifts: readonly Shift[]
  timeZone: string
}

/** What else is known of them about then. */
export interface AboutThen {
  events: readonly ToldEvent[]
  signs: readonly Sign[]
  usual: Usual | null
  /** The devices that were there throughout. */
  there?: ReadonlySet<string>
}

export type Verdict = Pick<RuleVerdict, 'why' | 'facts'>

/** Where a conditional rule counts an event, or the time in which it waits after one; or why it does neither. */
export function watchedSpan(rule: ConditionalRule, asked: Asked): WindowSpan | NonNullable<Verdict['why']> {
  const { told, receivedAt, ...of } = asked
  const event = { kind: told.kind, occurredAt: told.at }
  if (isNoSign(rule.metric)) return signsSpan(rule, asked)
  if (!isAbsence(rule.metric))
    return windowOf(rule, { ...of, event, deviceType: told.deviceType, now: receivedAt })
  const isReturn = kindsOfReturn(rule.action).includes(told.kind)
  const exit = { ...event, kind: isReturn ? rule.action : told.kind }
  const at = { ...of, event: exit, deviceType: told.deviceType, now: 0 }
  const dueAt = returnAwaitedAt(rule, at)
  // A return is one at any time: what it ends may have begun within the shifts.
  if (isReturn && (typeof dueAt === 'number' || dueAt === 'outsideShifts')) return 'isReturn'
  if (typeof dueAt === 'string') return dueAt
  return { shiftId: null, from: told.at - (dueAt - told.at), until: dueAt + 1 }
}

/**
 * What a conditional rule, as it is today, does on an event that it watches, at `now` (epoch milliseconds): with all that had happened by then, or, where that is known
 * later, in its whole window.
 */
export function conditionVerdict(
  rule: ConditionalRule,
  span: WindowSpan,
  asked: Asked,
  then: AboutThen,
  now: number,
): Verdict {
  if (isNoSign(rule.metric)) return signsVerdict(rule, span, asked, then, now)
  return isAbsence(rule.metric)
    ? absenceVerdict(rule, span, asked, then, now)
    : windowVerdict(rule, span, asked, then, now)
}

function absenceVerdict(
  rule: ConditionalRule,
  span: WindowSpan,
  asked: Asked,
  then: AboutThen,
  now: number,
): Verdict {
  const { told: exit, beneficiaryId, shifts, timeZone } = asked
  const seenAt = Math.min(now, span.until)
  const events = then.events.filter(({ at }) => at <= seenAt)
  const heard = events.filter(({ deviceId }) => deviceId === exit.deviceId).map(({ at }) => at)
  const hearing = hearingOf({ type: exit.deviceType, lastSeenAt: Math.max(exit.at, ...heard) }, seenAt)
  const context = {
    exit,
    beneficiaryId,
    events,
    shifts,
    timeZone,
    isHeard: hearing.state === 'heard',
    raised: [],
  }
  const verdict = judgeAbsence(rule, context, seenAt)
  const unit = unitOf(rule.metric)
  if (verdict.fires) {
    const { measured, threshold, at: since } = verdict.cause
    return { why: null, facts: { unit, measured, threshold, since } }
  }
  const { kind, ...facts } = verdict.why
  const { since, until, at } = { since: undefined, until: undefined, at: undefined, ...facts }
  const end = at ?? until
  return {
    why: kind,
    facts: {
      unit,
      threshold: rule.value,
      ...(since !== undefined && { since }),
      ...(end !== undefined && { until: end }),
    },
  }
}

function windowVerdict(
  rule: ConditionalRule,
  span: WindowSpan,
  asked: Asked,
  then: AboutThen,
  now: number,
): Verdict {
  const { told, beneficiaryId } = asked
  const isKnownLater = isDecidedAtEnd(rule) || isReading(rule.metric)
  const judgedOn = (events: readonly ToldEvent[], at: number) =>
    judgeWindow(
      rule,
      {
        ...{ ...then, window: { ...span, beneficiaryId }, isOfRule: true },
        ...{ events: within(events, span), before: events },
      },
      at,
    )
  const byThen = then.events.filter(({ at }) => at <= told.at)
  const verdict = isKnownLater ? judgedOn(then.events, now) : judgedOn(byThen, told.at)
  const unit = unitOf(rule.metric)
  const compared = comparedBy(rule)
  if (!verdict.fires) return { why: verdict.why.kind, facts: { unit, ...compared, ...factsOf(verdict.why) } }
  const [first] = verdict.firings
  const facts: WhyFacts = {
    ...{ unit, ...compared },
    ...(first && {
      measured: first.cause.measured,
      threshold: first.cause.threshold,
      since: first.cause.from,
    }),
  }
  const before = byThen.filter(({ at }) => at < told.at)
  const firedBefore = !isKnownLater && judgedOn(before, told.at - 1).fires
  return { why: firedBefore ? 'raisedAlready' : null, facts }
}

const { greater, lesser, equal, number_of_less, times_less } = comparisonOperators

/** What is measured has to be so of the threshold; nothing is said where it has to be as much. */
function comparedBy({ operator, metric }: ConditionalRule): Pick<WhyFacts, 'compared'> {
  if (operator === greater) return { compared: 'more' }
  if (operator === lesser) return { compared: 'less' }
  // What is counted, or lasts, passes each value on its way up; a reading is there or thereabouts.
  if (operator === equal) return isReading(metric) ? { compared: 'about' } : {}
  return { compared: operator === number_of_less || operator === times_less ? 'atMost' : 'atLeast' }
}

const within = (events: readonly ToldEvent[], { from, until }: WindowSpan) =>
  events.filter(({ at }) => from <= at && at < until)

type Silence = Extract<ReturnType<typeof judgeWindow>, { fires: false }>['why']

/** The numbers of why a rule stayed silent, by the names that the call gives them. */
function factsOf(why: Silence): Omit<WhyFacts, 'unit'> {
  switch (why.kind) {
    case 'notEnoughHistory':
      return { observed: why.observed, needed: why.needed }
    case 'notOverYet':
      return { measured: why.measured, threshold: why.threshold, until: why.until }
    case 'notReached':
      return { measured: why.measured, threshold: why.threshold }
    case 'notHeld':
      return { since: why.since, threshold: why.threshold }
    default:
      return {}
  }
}
