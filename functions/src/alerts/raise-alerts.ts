import { evaluateLiveRule } from '@vigie/domain/alerts/rule-evaluation'
import { type Unanswered, unansweredOf } from '@vigie/domain/alerts/unanswered'
import { residentToTellOf } from '@vigie/domain/alerts/whose-call'
import { isDuringCare } from '@vigie/domain/care/silenced'
import type { Assignment } from '@vigie/domain/devices/device'
import { isCallForHelp } from '@vigie/domain/sensors/event-kinds'
import type { ReceivedEvent } from '@vigie/domain/sensors/event-timing'
import type { Shift } from '@vigie/domain/time/shift'
import { eventsCountedOf } from '../data/alert-guard.ts'
import type { LiveRules } from '../data/homes.ts'
import { placeOfStay } from '../data/stays.ts'
import { isCounted } from './counted-events.ts'
import type { EventFiring } from './firing.ts'
import { raiseTogether } from './raise-together.ts'
import { reachAnybody } from './reach-of-firings.ts'

/** Where a message comes from, and what its home raises alerts by. */
export interface RuledMessage extends Pick<LiveRules, 'rules' | 'unreadable'> {
  deviceId: string
  /** Where the device is. */
  assignment: Assignment
  timeZone: string
  /** The home's shifts. */
  shifts: readonly Shift[]
  /** Epoch milliseconds. */
  publishedAt: number
}

/**
 * Raises an alert for every live rule that fires on these events of one message, about the resident who is to be told of,
 * and says which calls for help among them may have told nobody. An event given again raises nothing more. Needs none of it
 * to be stored yet. Rejects when alerts could not be raised: then none of that resident were.
 */
export async function raiseAlerts(
  events: readonly ReceivedEvent[],
  message: RuledMessage,
): Promise<Unanswered> {
  const { deviceId, assignment, rules, unreadable } = message
  const { establishmentId } = assignment
  const answers = events.map((received) => {
    const beneficiaryId = residentToTellOf(
      assignment,
      received,
      (resident) => firingsOn(received, resident, message).length > 0,
    )
    return { received, firings: firingsOn(received, beneficiaryId, message) }
  })
  const firings = await Promise.all(
    answers.flatMap((answer) => answer.firings).map((firing) => whereItWas(firing, assignment)),
  )
  const byResident = Map.groupBy(firings, ({ place }) => place.beneficiaryId)
  const ruleIds = new Set(rules.map(({ id }) => id))
  const outcomes = await Promise.allSettled(
    [...byResident].map(([beneficiaryId, theirs]) =>
      raiseTogether({ place: { establishmentId, beneficiaryId, deviceId }, firings: theirs, ruleIds }),
    ),
  )
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  // A call that comes again was answered, whatever became of the rule that did.
  const isSilent = answers.some(
    ({ received, firings }) => isCallForHelp(received.event.kind) && firings.length === 0,
  )
  const counted = isSilent ? await eventsCountedOf(establishmentId, deviceId) : []
  const first = answers.filter(({ received, firings }) => firings.length > 0 || !isCounted(counted, received))
  return unansweredOf(await Promise.all(first.map(answerOf)), unreadable)
}

/** A device that is with somebody else since hung where it was with whoever called: nobody is to be sent to the next resident's bed. */
async function whereItWas(
  firing: EventFiring,
  { beneficiaryId, location, since }: Assignment,
): Promise<EventFiring> {
  const { place, event, belongsAt } = firing
  const isTheirs = place.beneficiaryId === beneficiaryId
  if (isTheirs && belongsAt >= since) return firing
  const { establishmentId: eid, beneficiaryId: bid, deviceId } = place
  // Or it came back to whoever called, and hung elsewhere with them before.
  const there = await placeOfStay({ eid, bid, deviceId }, isTheirs ? belongsAt : event.occurredAt)
  return { ...firing, deviceLocation: there ?? (isTheirs ? location : '') }
}

/** A call whose rules tell nobody of this resident is answered by none that names anybody. */
async function answerOf({ received, firings }: { received: ReceivedEvent; firings: readonly EventFiring[] }) {
  const { kind } = received.event
  const isMute = isCallForHelp(kind) && firings.length > 0 && !(await reachAnybody(firings))
  return { kind, rules: firings.map(({ rule: { id, namesAll } }) => ({ id, namesAll: namesAll && !isMute })) }
}

/**
 * Whether every call for help among these events of a device has its alert in a home, which is there though the device was taken
 * away from that home since. One read, none where there is no call.
 */
export async function wereAnswered(
  eid: string,
  deviceId: string,
  events: readonly ReceivedEvent[],
): Promise<boolean> {
  const calls = events.filter(({ event }) => isCallForHelp(event.kind))
  if (calls.length === 0) return false
  const counted = await eventsCountedOf(eid, deviceId)
  return calls.every((call) => isCounted(counted, call))
}

/** What fires on an event that is about this resident. */
function firingsOn(
  received: ReceivedEvent,
  beneficiaryId: string,
  { deviceId, assignment, timeZone, shifts, rules, publishedAt }: RuledMessage,
): EventFiring[] {
  const { event, timing } = received
  const { establishmentId, type: deviceType, location: deviceLocation } = assignment
  const origin = { deviceType, timeZone, publishedAt }
  const { occurredAt } = event
  const duringCare =
    beneficiaryId === assignment.beneficiaryId &&
    isDuringCare(assignment.silenced, { occurredAt, publishedAt })
  const context = { ...origin, event, timing, beneficiaryId, duringCare, shifts }
  const place = { establishmentId, beneficiaryId, deviceId }
  return rules
    .filter((rule) => evaluateLiveRule(rule, context).fires)
    .map((rule) => ({ ...origin, ...received, place, deviceLocation, rule }))
}
