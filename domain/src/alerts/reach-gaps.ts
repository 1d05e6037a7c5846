import { isCarePress } from '../care/care-press.ts'
import { canSend, type DeviceType } from '../devices/device-catalogue.ts'
import { type Away, isAway } from '../people/away.ts'
import type { ConditionalRule } from '../rules/conditional-rule.ts'
import { type EventKind, eventKindNames, isCallForHelp } from '../sensors/event-kinds.ts'
import type { Shift } from '../time/shift.ts'
import { wallClockTurns } from '../time/wall-clock-turns.ts'
import { rings } from './channel.ts'
import { peopleNamed } from './escalation.ts'
import { type EscalationPlan, planFor, type ResidentPlan } from './escalation-plan.ts'
import type { LiveRule } from './notification-rule.ts'
import { evaluateLiveRule, isInForce } from './rule-evaluation.ts'

const lookAhead = 24 * 3_600_000

/** Whom a message can reach, and when. */
export interface Reachable {
  /** The residents of whom they may be told. */
  residents: 'all' | readonly string[]
  /** Whether they are of the staff and may take an alert: who may not, and relatives, are told of it beside those. */
  mayGo: boolean
  /** Whether an address or number of theirs was confirmed. */
  hasChannel: boolean
  /** Whether one of these rings a phone: an e-mail wakes nobody. */
  hasPhone: boolean
  away: Away | null
}

/** What decides who is told of a call for help in a home. */
export interface HomeReach {
  shifts: readonly Shift[]
  /** An IANA name. */
  timeZone: string
  /** What can call, and for whom. */
  devices: readonly { type: DeviceType; beneficiaryId: string }[]
  /** Those that are activated. */
  rules: readonly LiveRule[]
  /** Those that are activated and count presses: by one of these too a press of the button of care is a call. */
  conditional: readonly Pick<ConditionalRule, 'action' | 'deviceTypes'>[]
  /** Those that are switched off and name that button: it calls, and nobody answers. */
  switchedOff: readonly Pick<ConditionalRule, 'action' | 'deviceTypes'>[]
  /** Null: the home has none. */
  plan: EscalationPlan | null
  /** The plans that residents have in its place, by their ids: those that can be read, as one that cannot be is followed by none of their alerts. */
  plans: ReadonlyMap<string, ResidentPlan>
  /** Members by uid; null: what they can be reached by cannot be read. Who is missing is no member. */
  people: ReadonlyMap<string, Reachable | null>
  /** Whether rules, or the home's plan, cannot be read in full, so that more people may be told than is known. */
  isUnreadable: boolean
}

/**
 * Why nobody could be expected to come to a call. noRule: none is in force. away: who is named is. mayNotGo: they may not take it, or are relatives, or the resident's
 * own contact. noChannel: nothing of theirs was confirmed, or no number where a phone is to ring, or they may not know of the resident.
 */
export const gapReasons = ['noRule', 'away', 'mayNotGo', 'noChannel'] as const
export type GapReason = (typeof gapReasons)[number]

/** From an instant until before another: whose calls for help would reach nobody. */
export interface Gap {
  from: number
  until: number
  /** Of these residents it is certain. */
  residents: readonly string[]
  /** Of these it cannot be told. */
  unknown: readonly string[]
  why: readonly GapReason[]
}

/** All calls of one kind that one resident can make, and the rules that are for them at some time. */
interface Call {
  beneficiaryId: string
  rules: readonly LiveRule[]
}

/**
 * When in the next 24 hours from `now`, epoch milliseconds, a call for help of somebody in the home would reach nobody who can be expected to come: no rule is in force
 * that names, and the escalation of the home or the resident knows, any of the staff who is there and can be written to. Longest possible spans, by their start; a
 * call counts as made and escalated at one moment.
 */
export function reachGaps(home: HomeReach, now: number): Gap[] {
  const until = now + lookAhead
  const calls = callsOf(home)
  const turns = turnsOf(home, { from: now, until })
  const pieces = turns.map((from, index) => ({
    from,
    until: turns[index + 1] ?? until,
    ...unreachedAt(home, calls, from),
  }))
  const merged: Gap[] = []
  for (const piece of pieces) {
    const before = merged.at(-1)
    if (before && saysTheSame(before, piece)) merged[merged.length - 1] = { ...before, until: piece.until }
    else merged.push(piece)
  }
  return merged.filter(({ residents, unknown }) => residents.length + unknown.length > 0)
}

/** When anything of this may change: a shift begins or ends, the clock is changed, somebody goes or comes back. */
function turnsOf({ shifts, timeZone, people }: HomeReach, span: { from: number; until: number }): number[] {
  const times = [...new Set(shifts.flatMap(({ start, end }) => [start, end]))]
  const absences = [...people.values()].flatMap((person) => person?.away ?? [])
  const moved = absences.flatMap(({ until }) => until ?? [])
  const within = moved.filter((at) => span.from < at && at < span.until)
  const turns = new Set([...wallClockTurns(times, span, timeZone), ...within])
  return [...turns].toSorted((one, other) => one - other)
}

/** The residents who can call for help in a home. */
export const residentsWhoCall = (home: HomeReach): string[] => [
  ...new Set(callsOf(home).map(({ beneficiaryId }) => beneficiaryId)),
]

function callsOf(home: HomeReach): Call[] {
  const { devices, rules, conditional, switchedOff, shifts, timeZone, isUnreadable } = home
  const known = {
    rules: [...rules, ...conditional, ...switchedOff],
    unreadable: isUnreadable ? ['some'] : [],
  }
  const made = new Map<string, { kind: EventKind; type: DeviceType; beneficiaryId: string }>()
  for (const { type, beneficiaryId } of devices) {
    for (const kind of eventKindNames) {
      if (isCarePress(kind, type, known)) continue
      if (isCallForHelp(kind) && canSend(type, kind))
        made.set(`${beneficiaryId} ${type} ${kind}`, { kind, type, beneficiaryId })
    }
  }
  return [...made.values()].map(({ kind, type, beneficiaryId }) => ({
    beneficiaryId,
    rules: rules.filter((rule) => {
      const event = { kind, occurredAt: 0 }
      const moment = { event, timing: 'live' as const, publishedAt: 0, duringCare: false }
      const context = { ...moment, deviceType: type, beneficiaryId }
      return evaluateLiveRule({ ...rule, shiftIds: [] }, { ...context, shifts, timeZone }).fires
    }),
  }))
}

function unreachedAt(
  home: HomeReach,
  calls: readonly Call[],
  at: number,
): Pick<Gap, 'residents' | 'unknown' | 'why'> {
  const { plan, plans, rules } = home
  const inForce = new Set(rules.filter((rule) => isInForce(rule, home, at)))
  const ofHome = plannedBy(plan, home, at)
  const residents = new Set<string>()
  const unknown = new Set<string>()
  const why = new Set<GapReason>()
  for (const { beneficiaryId, rules: own } of calls) {
    const firing = own.filter((rule) => inForce.has(rule))
    const theirs = plans.get(beneficiaryId)
    const planned = theirs ? plannedBy(planFor(theirs, plan), home, at) : ofHome
    const reason = whyUnreached(home, { beneficiaryId, firing, planned }, at)
    if (reason === null) continue
    if (reason === 'unknown') unknown.add(beneficiaryId)
    else residents.add(beneficiaryId)
    if (reason !== 'unknown') why.add(reason)
  }
  return {
    residents: [...residents].toSorted(),
    unknown: [...unknown].filter((bid) => !residents.has(bid)).toSorted(),
    why: [...why].toSorted(),
  }
}

/** Whom a plan names at an instant, over all its steps. */
function plannedBy(plan: EscalationPlan | null, home: HomeReach, at: number): readonly Named[] {
  if (!plan?.activated) return []
  return plan.steps.flatMap((step) => {
    const named = peopleNamed(step, plan, home, at)
    return named.map((uid) => ({ uid, rings: step.methods.some(rings) }))
  })
}

function whyUnreached(
  { people, isUnreadable }: HomeReach,
  {
    beneficiaryId,
    firing,
    planned,
  }: { beneficiaryId: string; firing: readonly LiveRule[]; planned: readonly Named[] },
  at: number,
): GapReason | 'unknown' | null {
  // Without a rule there is no alert, and so nothing that is escalated.
  if (firing.length === 0) return isUnreadable ? 'unknown' : 'noRule'
  const ofRules = firing.flatMap(({ recipients, methods }) =>
    recipients.flatMap((to) => (to.kind === 'user' ? { uid: to.uid, rings: methods.some(rings) } : [])),
  )
  const members = [...ofRules, ...planned].flatMap((named) => {
    const person = people.get(named.uid)
    return person === undefined ? [] : [{ person, rings: named.rings }]
  })
  const told = members.flatMap(({ person, rings: toPhone }) => {
    if (person === null) return []
    const { residents, hasPhone, hasChannel } = person
    const mayKnow = residents === 'all' || residents.includes(beneficiaryId)
    return mayKnow && (toPhone ? hasPhone : hasChannel) ? person : []
  })
  const able = told.filter(({ mayGo }) => mayGo)
  if (able.some(({ away }) => !isAway(away, at))) return null
  if (isUnreadable || members.some(({ person }) => person === null)) return 'unknown'
  if (able.length > 0) return 'away'
  const isContact = firing.some(({ recipients }) => recipients.some(({ kind }) => kind === 'beneficiary'))
  return told.length > 0 || isContact ? 'mayNotGo' : 'noChannel'
}

/** A member who is told, and whether a phone of theirs is to ring. */
interface Named {
  uid: string
  rings: boolean
}

const saysTheSame = (one: Gap, other: Gap): boolean =>
  one.residents.join() === other.residents.join() &&
  one.unknown.join() === other.unknown.join() &&
  one.why.join() === other.why.join()
