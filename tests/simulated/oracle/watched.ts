import { absenceMetrics, triggerMetrics } from '@vigie/domain/care/enums'
import type { ConditionalRule } from '@vigie/domain/rules/conditional-rule'
import type { Story } from '../simulate.ts'
import {
  count,
  dayBefore,
  fires,
  goingOnAt,
  isSaidAtEnd,
  kindsFor,
  minutesOf,
  shareHeard,
} from './amounts.ts'
import { type Held, heldIn } from './held.ts'
import type { Heard } from './knowledge.ts'
import { awaitedIn } from './returns.ts'
import { silencesIn } from './signs.ts'
import { after, type Known, lineOf, patience } from './timeline.ts'
import { usualBefore } from './usual.ts'
import { type Window, windowAt, windowsOf } from './windows.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** How long after a window what comes still counts in it. */
const closesAfter = 10 * minute

/** How often a rule must fire, and may, for a resident in a window. */
export interface Expected {
  ruleId: string
  bid: string
  window: Window
  isAtEnd: boolean
  /** It began and ended within what was lived: of another the log does not say all. */
  isWhole: boolean
  must: number
  may: number
  /** Of a return that is awaited, from when until when it is told that it does not come. */
  raised?: { from: number; until: number }
}

/** What the conditional rules of a home are to do in a simulation, by its log. */
export function expectedOf(story: Story, heard: readonly Heard[]): Expected[] {
  const byResident = Map.groupBy(heard, ({ bid }) => bid)
  return [...story.home.conditional].flatMap(([ruleId, rule]) => {
    const bids = rule.beneficiaryId === null ? story.home.bids : [rule.beneficiaryId]
    return bids.flatMap((bid) => {
      const events = (byResident.get(bid) ?? []).filter(
        ({ type }) => isOnSigns(rule) || rule.deviceTypes.includes(type),
      )
      return ofResident(story, rule, bid, events).map((one) => ({ ...one, ruleId, bid }))
    })
  })
}

const waitsForReturn = ({ metric }: ConditionalRule) => metric === absenceMetrics.NOT_BACK

/** A sign of life is one, whichever device tells it. */
const isOnSigns = ({ metric }: ConditionalRule) => metric === absenceMetrics.NO_SIGN

const isReading = ({ metric }: ConditionalRule) =>
  metric !== triggerMetrics.TRIGGER_COUNT && metric !== triggerMetrics.PRESSED_DURATION

function ofResident(
  story: Story,
  rule: ConditionalRule,
  bid: string,
  events: readonly Heard[],
): Omit<Expected, 'ruleId' | 'bid'>[] {
  const { span, home } = story
  const windows = windowsOf(rule.shiftIds, home.shifts, span.from, span.until)
  if (waitsForReturn(rule))
    return awaitedIn(story, rule, windows, events).map(({ at, soonest, latest, ...bounds }) => ({
      ...{ window: { shiftId: null, date: 0, from: at, until: at + 1 }, isAtEnd: false, ...bounds },
      raised: { from: soonest, until: latest },
    }))
  const judged = windows.filter(({ until }) => span.from < until + closesAfter)
  const byWindow = Map.groupBy(events, ({ at }) => windowAt(windows, at))
  const isAtEnd = !isReading(rule) && isSaidAtEnd(rule)
  const there = home.sensors.flatMap((one) =>
    one.bid === bid && rule.deviceTypes.includes(one.type) ? one.deviceId : [],
  )
  const silences = isOnSigns(rule) ? silencesIn(story, rule, windows, events) : null
  return judged.map((window) => {
    const own = byWindow.get(window) ?? []
    const around = events.filter(({ at }) => window.from - 40 * day <= at && at < window.until + day)
    const bounds =
      silences?.(window) ??
      (isAtEnd
        ? atEnd(story, rule, window, { own, around, there })
        : asItComes(story, rule, window, own, around))
    const isWhole =
      window.from >= span.from && after(story, window.until + closesAfter, patience) <= story.endsAt
    return { window, isAtEnd, isWhole, ...(bounds ?? unknown) }
  })
}

type Bounds = { must: number; may: number } | null
/** The log does not say. */
const unknown = { must: 0, may: Number.POSITIVE_INFINITY }

/** What was usual, as far as was known early and late; null: there is too little of it, or so little that it may be. */
function usualsOf(
  { home }: Story,
  rule: ConditionalRule,
  window: Window,
  around: readonly Heard[],
): number[] | null {
  if (rule.period === null) return [0]
  const closes = window.until + closesAfter
  const known = [
    around.filter(({ isKnown }) => isKnown <= window.from),
    around.filter(({ mayBeKnown }) => mayBeKnown < closes),
  ].map((some) => usualBefore(rule, window, some, home.shifts))
  if (known.some(({ isDoubtful }) => isDoubtful)) return null
  const averages = known.map(({ average }) => average)
  if (averages.every((average) => average === null)) return []
  return averages.some((average) => average === null) ? null : (averages as number[])
}

function atEnd(
  story: Story,
  rule: ConditionalRule,
  window: Window,
  { own, around, there }: Record<'own' | 'around', readonly Heard[]> & { there: readonly string[] },
): Bounds {
  const usuals = usualsOf(story, rule, window, around)
  if (usuals === null) return null
  if (usuals.length === 0) return { must: 0, may: 0 }
  const closes = window.until + closesAfter
  const last = after(story, closes, patience)
  if (last > story.endsAt) return unknown
  const verdicts = [(one: Heard) => one.isKnown <= closes, (one: Heard) => one.mayBeKnown <= last].flatMap(
    (isIn) => {
      const signs = around.filter((one) => isIn(one) && one.at >= window.from - day && one.at < last)
      const share = shareHeard(signs, window, there)
      const told = [...dayBefore(around.filter(isIn), window), ...own.filter(isIn)]
      return usuals.map(
        (usual) => share >= 0.75 && fires(rule, amountOf(rule, told, window, window.until), usual),
      )
    },
  )
  return boundsOf(verdicts)
}

const amountOf = (
  { metric, action }: ConditionalRule,
  events: readonly Heard[],
  window: Window,
  now: number,
) =>
  metric === triggerMetrics.TRIGGER_COUNT
    ? count(
        action,
        events.filter(({ at }) => at >= window.from),
      )
    : minutesOf(action, events, window, now)

const boundsOf = (verdicts: readonly boolean[]) => ({
  must: Number(verdicts.every(Boolean)),
  may: Number(verdicts.some(Boolean)),
})

function asItComes(
  story: Story,
  rule: ConditionalRule,
  window: Window,
  own: readonly Heard[],
  around: readonly Heard[],
): Bounds {
  const closes = window.until + closesAfter
  const kinds: readonly string[] =
    rule.metric === triggerMetrics.PRESSED_DURATION ? kindsFor(rule.action) : [rule.action]
  const watched = own.filter(({ kind, mayBeKnown }) => kinds.includes(kind) && mayBeKnown < closes)
  const carried = carriedInto(story, rule, window, around)
  if (carried === null) return null
  // What began before the simulation did was not watched then.
  if (watched.length === 0 && carried.length === 0) return { must: 0, may: 0 }
  if (window.from < story.span.from) return null
  const usuals = usualsOf(story, rule, window, around)
  if (usuals === null) return null
  if (usuals.length === 0) return { must: 0, may: 0 }
  const sure = watched.filter(({ isKnown }) => isKnown < closes)
  const [begun, sureBegun] = [new Set(carried), window.from + closesAfter]
  const lines = [
    lineOf(story, [...carried, ...sure], (one) => (begun.has(one) ? sureBegun : one.isKnown)),
    lineOf(story, [...carried, ...watched], (one) => (begun.has(one) ? window.from : one.mayBeKnown)),
  ]
  if (isReading(rule)) return held(rule, window, lines, usuals)
  const surely = lines.map((line) =>
    usuals.every((usual) =>
      line.some(
        ({ events, sureUntil }) =>
          sureUntil !== null && fires(rule, amountOf(rule, events, window, sureUntil), usual),
      ),
    ),
  )
  const perhaps = lines.map((line) =>
    usuals.some((usual) =>
      line.some(({ events, until }) => fires(rule, amountOf(rule, events, window, until), usual)),
    ),
  )
  return { must: Number(surely.every(Boolean)), may: Number(perhaps.some(Boolean)) }
}

/** What a duration goes on by as a window begins, which is looked up until ten minutes after; null: what came later says something else of that. */
function carriedInto(
  story: Story,
  rule: ConditionalRule,
  window: Window,
  around: readonly Heard[],
): Heard[] | null {
  if (rule.metric !== triggerMetrics.PRESSED_DURATION) return []
  const looked = window.from + closesAfter
  const known = [
    around.filter(({ isKnown }) => isKnown <= looked),
    around.filter(({ mayBeKnown }) => mayBeKnown <= after(story, looked, patience)),
    around.filter(({ mayBeKnown }) => mayBeKnown < window.until + closesAfter),
  ]
  const [first = '', ...others] = known.map((some) => goingOnAt(rule.action, some, window))
  if (others.some((one) => one !== first)) return null
  return first === '' ? [] : dayBefore(known[0] ?? [], window)
}

/** Each time in which a reading held for long enough, those that overlap being one. */
function held(
  rule: ConditionalRule,
  window: Window,
  lines: readonly (readonly Known[])[],
  usuals: readonly number[],
): Bounds {
  const all = (now: (one: Known) => number | null) =>
    usuals.flatMap((usual) =>
      lines.map((line) =>
        line.flatMap((one) => {
          const at = now(one)
          return at === null
            ? []
            : heldIn(rule, one.events, usual, Math.min(at, window.until)).filter(isLong(rule))
        }),
      ),
    )
  const sure = all(({ sureUntil }) => sureUntil)
  const must = Math.min(...sure.map((each) => apart(each).length))
  // What came late may join what was two, and had been told of as two.
  const asTold = ({ from }: Held): Held => ({ from, until: from + (rule.heldMinutes ?? 0) * minute })
  return {
    must,
    may: apart(
      all(({ until }) => until)
        .flat()
        .map(asTold),
    ).length,
  }
}

const isLong =
  ({ heldMinutes }: ConditionalRule) =>
  ({ from, until }: Held) =>
    until - from >= (heldMinutes ?? 0) * minute

function apart(spans: readonly Held[]): Held[] {
  const found: Held[] = []
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const last = found.at(-1)
    if (last && span.from <= last.until) last.until = Math.max(last.until, span.until)
    else found.push({ ...span })
  }
  return found
}
