import { localDate } from '../time/local-time.ts'
import type { Shift } from '../time/shift.ts'
import { absencesOf } from './absences.ts'
import { comparesWithUsual, isAbsence, isDecidedAtEnd, isNoSign, isReading } from './condition.ts'
import type { Condition, ConditionalRule } from './conditional-rule.ts'
import { toldBefore } from './durations.ts'
import { judgeWindow } from './judge-window.ts'
import type { Usual } from './known-usual.ts'
import { type DeviceIds, expectedBy } from './observed.ts'
import { typesHeardBy } from './signs.ts'
import { isMet, thresholdOf } from './threshold.ts'
import type { ToldEvent } from './told-event.ts'
import { signsMissed } from './try-signs.ts'
import { amountIn, amountObserved, averageOf, datesBetween, datesOf, isKnown } from './usual.ts'
import { closesAt, spanOn, type WindowSpan, windowAt } from './window-span.ts'

/** What of a conditional rule decides when it fires. */
export type TriedCondition = Condition & Pick<ConditionalRule, 'deviceTypes' | 'shiftIds'>

/** How much there was in one window that is over, and what was usual before it; null: the rule does not ask, or too little is known. */
export interface TriedAmount {
  date: string
  /** The shift; null: the whole day. */
  shiftId: string | null
  measured: number
  average: number | null
}

/** What a rule would have done lately. */
export interface Tried {
  /** How many alerts on each date of which something is known; a night is of the date on which it began, an absence of that on which it called. */
  counts: Map<string, number>
  /** Windows of which too little was heard to know, or before which too little history is. */
  unknown: number
  /** When each alert would have been raised, in order; null of what adds up, which has one alert in its window. Epoch milliseconds. */
  firedAt: number[] | null
  /** Of what adds up, by which another value can be tried without asking again (`alertsByAmounts`); null of a reading, or an absence. */
  amounts: TriedAmount[] | null
}

export interface Lately {
  /** Those of which there are documents. */
  known: readonly string[]
  /** The dates that are looked at, on the home's clock. */
  from: string
  to: string
  shifts: readonly Shift[]
  timeZone: string
  /** The devices that are there now; missing: nobody looked. */
  there?: DeviceIds | undefined
  /** Epoch milliseconds. */
  now: number
}

/** How many alerts a conditional rule would have raised for a resident on each of some days, by all that its devices told then. */
export function tryCondition(tried: TriedCondition, events: readonly ToldEvent[], lately: Lately): Tried {
  const types = typesHeardBy(tried)
  const own = events.filter(({ deviceType }) => types.includes(deviceType))
  const counts = new Map(lately.known.toSorted().map((date) => [date, 0]))
  const add = (date: string, more: number) => {
    if (more > 0 || counts.has(date)) counts.set(date, (counts.get(date) ?? 0) + more)
  }
  if (isNoSign(tried.metric)) {
    const { firedAt, unknown } = signsMissed(asRule(tried), own, lately)
    for (const at of firedAt) add(localDate(at, lately.timeZone), 1)
    return { counts, unknown, firedAt, amounts: null }
  }
  if (isAbsence(tried.metric)) {
    const firedAt = absencesOf(tried, own)
      .filter(({ dueAt, backAt }) => (backAt === null || backAt > dueAt) && dueAt <= lately.now)
      .map(({ dueAt }) => dueAt)
      .filter((dueAt) => windowAt(tried, lately.shifts, dueAt, lately.timeZone) !== null)
    for (const dueAt of firedAt) add(localDate(dueAt, lately.timeZone), 1)
    return { counts, unknown: 0, firedAt: firedAt.toSorted((one, other) => one - other), amounts: null }
  }
  return tryWindows(tried, own, lately, counts, add)
}

function tryWindows(
  tried: TriedCondition,
  own: readonly ToldEvent[],
  lately: Lately,
  counts: Tried['counts'],
  add: (date: string, more: number) => void,
): Tried {
  const rule = asRule(tried)
  const windows = windowsOf(tried, lately)
  const among = eventsOfEach(windows, own)
  const about = new Map(windows.map((window) => [window, near(own, window)]))
  const expectedIn = expectedBy(own, lately.there)
  const byShift = Map.groupBy(windows, ({ shiftId }) => shiftId)
  const amountOf = new Map(
    windows.map((window) => {
      const told = {
        ...{ near: about.get(window) ?? [], within: among.get(window) ?? [] },
        expected: expectedIn(window),
      }
      return [window, amountObserved(tried, told, window)]
    }),
  )
  const amounts: TriedAmount[] = []
  const firedAt: number[] = []
  const heldMs = (tried.heldMinutes ?? 0) * minuteMs
  let unknown = 0
  for (const window of windows) {
    const usual = usualBefore(tried, window, byShift.get(window.shiftId) ?? [], amountOf)
    const context = { window: { ...window, beneficiaryId: 'tried' }, isOfRule: true, usual }
    const verdict = judgeWindow(
      rule,
      {
        ...{ ...context, events: among.get(window) ?? [] },
        ...{ before: about.get(window) ?? [], signs: about.get(window) ?? [] },
        there: expectedIn(window),
      },
      Math.min(lately.now, closesAt(window)),
    )
    if (!verdict.fires && (verdict.why.kind === 'notEnoughHistory' || verdict.why.kind === 'notObserved'))
      unknown += 1
    add(window.date, verdict.fires ? verdict.firings.length : 0)
    if (verdict.fires) firedAt.push(...verdict.firings.map(({ cause }) => cause.at + heldMs))
    const within = among.get(window) ?? []
    const measured = isDecidedAtEnd(rule)
      ? amountOf.get(window)
      : amountIn(tried, within, window, toldBefore(about.get(window) ?? [], window))
    if (typeof measured === 'number')
      amounts.push({
        ...{ date: window.date, shiftId: window.shiftId },
        ...{ measured, average: usual?.average ?? null },
      })
  }
  return isReading(tried.metric)
    ? { counts, unknown, firedAt: firedAt.toSorted((one, other) => one - other), amounts: null }
    : { counts, unknown, firedAt: null, amounts }
}

/** How many alerts on each date another value would have raised, by amounts that were told of before. */
export function alertsByAmounts(
  condition: Pick<Condition, 'operator' | 'value'>,
  amounts: readonly Omit<TriedAmount, 'shiftId'>[],
): Map<string, number> {
  const counts = new Map<string, number>()
  for (const amount of amounts) {
    const { date } = amount
    counts.set(date, (counts.get(date) ?? 0) + Number(firesByAmount(condition, amount)))
  }
  return counts
}

/** Whether a window with such an amount would have raised an alert by a value; where what is usual is not known, none by what compares with it. */
export function firesByAmount(
  condition: Pick<Condition, 'operator' | 'value'>,
  { measured, average }: Pick<TriedAmount, 'measured' | 'average'>,
): boolean {
  const isComparable = average !== null || !comparesWithUsual(condition.operator)
  return isComparable && isMet(condition, measured, thresholdOf(condition, average ?? 0))
}

type Window = WindowSpan & { date: string }

/** Those of each date that have begun, in the order in which they did. */
function windowsOf({ shiftIds }: TriedCondition, { from, to, shifts, timeZone, now }: Lately): Window[] {
  const chosen = shifts.filter(({ id }) => shiftIds.includes(id))
  const among = chosen.length === 0 ? [null] : chosen
  return datesBetween(from, to)
    .flatMap((date) =>
      among.map((shift) => ({ date, shiftId: shift?.id ?? null, ...spanOn(date, shift, timeZone) })),
    )
    .filter((window) => window.from < window.until && window.from < now)
    .toSorted((one, other) => one.from - other.from || one.until - other.until)
}

/** Each event in the window in which it counts: of those that overlap the one that began last. */
function eventsOfEach(windows: readonly Window[], events: readonly ToldEvent[]) {
  return Map.groupBy(events, ({ at }) => windows.findLast(({ from, until }) => from <= at && at < until))
}

const minuteMs = 60_000
const dayMs = 24 * 3_600_000
const near = (events: readonly ToldEvent[], { from, until }: WindowSpan) =>
  events.filter(({ at }) => at >= from - dayMs && at < until + dayMs)

/** What was usual before a window, by the same shift of the dates of its period; null: the rule does not ask. */
function usualBefore(
  { period }: TriedCondition,
  window: Window,
  ofShift: readonly Window[],
  amountOf: ReadonlyMap<Window, number | null>,
): Usual | null {
  if (period === null) return null
  const dates = datesOf(period, window.date)
  const amounts = ofShift
    .filter(({ date, until }) => date >= dates.from && date <= dates.to && until <= window.from)
    .flatMap((one) => amountOf.get(one) ?? [])
  const usual = averageOf(amounts, datesBetween(dates.from, dates.to).length)
  return isKnown(usual) ? usual : { ...usual, average: null }
}

const asRule = (tried: TriedCondition): ConditionalRule => ({
  ...{ type: 'conditional', name: 'tried', beneficiaryId: null, activated: true, watchesSince: 0, ...tried },
  ...{ recipients: [], methods: [], createdBy: 'tried', createdAt: 0, updatedAt: 0 },
})
