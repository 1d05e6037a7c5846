import { type Alarm, alarmSchema } from '../sensors/alarms.ts'
import type { Heard } from '../sensors/chirpstack.ts'
import { type EventKind, isCallForHelp } from '../sensors/event-kinds.ts'
import { placeInTime, type ReceivedEvent } from '../sensors/event-timing.ts'
import { isAfter, isNextUplink, isSameUplink, type UplinkMoment } from '../sensors/uplink-order.ts'
import { type CallsHeard, type Device, maxTurns } from './device.ts'
import { momentOf, type Told } from './device-state.ts'
import { breaksSilence } from './silences.ts'

/** After so long without a word from a device, what it then says of a call is a new one: better once too often. */
const forgottenAfterMs = 2 * 3_600_000

/** What of a device's record tells whether a state is news. */
type Known = CallsHeard & Pick<Device, 'turns'>

/**
 * Whether an event is news to what is known of its device. One that tells a change always is. One that tells a state
 * (`asState`) is news when the device was in another one: a door, by what was told of it before and after; a call for
 * help, when no press is known, or it was over, or nothing was heard for two hours; one of several alarms is over with the
 * next one, also of the other alarm. A repeat of what was news is news
 * again: it may not have been taken in to the end. A device of which nothing is known (null) tells news.
 */
export function isNews(device: Known | null, said: Pick<Told, 'event' | 'publishedAt'>): boolean {
  const { event } = said
  if (!event.asState || device === null) return true
  const { kind } = event
  if (!isCallForHelp(kind)) return isTurn(device.turns ?? [], kind, event.occurredAt)
  if (device.calls?.[kind] === undefined) return true
  const call = callOf(device, event)
  const moment = momentOf(said)
  return (call && isSameUplink(call, moment)) || isAnotherCall(device, event, moment)
}

type OfAlarm = Pick<Told['event'], 'kind' | 'alarm'>

/** The latest call that an event of this kind, and of this alarm, may go on with; a record of before alarms were told apart may mean either. */
const callOf = ({ calls, alarms }: CallsHeard, { kind, alarm }: OfAlarm) =>
  alarm && alarms ? alarms[alarm] : calls?.[kind]

const othersThan = (alarm: Alarm | undefined) =>
  alarm === undefined ? [] : alarmSchema.options.filter((one) => one !== alarm)

/** What ends a call of this alarm that was made before: that nobody calls, or a call of another alarm. */
const endsOf = ({ atRest, alarms = {} }: CallsHeard, { alarm }: OfAlarm): UplinkMoment[] =>
  [atRest, ...othersThan(alarm).map((one) => alarms[one])].filter((end) => end !== undefined)

/** When another alarm was last told of: where uplinks come in disorder, one that was taken for a call that went on may have been a call of its own. */
const othersTold = ({ alarmsTold = {} }: CallsHeard, { alarm }: OfAlarm): UplinkMoment[] =>
  othersThan(alarm).flatMap((one) => alarmsTold[one] ?? [])

function isTurn(turns: NonNullable<Device['turns']>, kind: EventKind, at: number): boolean {
  if (turns.some((turn) => turn.at === at && turn.kind === kind)) return true
  const before = turns.findLast((turn) => turn.at <= at)
  if (before) return before.kind !== kind
  // From before all that is remembered: where that is a lot, it has been told; where it is all, what comes next says.
  return turns.length < maxTurns && turns[0]?.kind !== kind
}

function isAnotherCall(device: CallsHeard, event: OfAlarm, moment: UplinkMoment): boolean {
  const call = callOf(device, event)
  const isSince = (one: UplinkMoment) => call === undefined || isAfter(one, call)
  const ends = endsOf(device, event).filter(isSince)
  if (ends.length > 0) return ends.every((end) => isAfter(moment, end))
  if (othersTold(device, event).some((told) => isSince(told) && isAfter(moment, told))) return true
  return moment.publishedAt - (device.heardAt ?? 0) > forgottenAfterMs
}

/**
 * The call for help that goes on, as a state that is no news tells: the event that it was when it was told first, for whoever
 * may not have been alerted of it. Null where it is over, or is known by no name.
 */
export function callThatGoesOn(
  device: CallsHeard,
  { event, receivedAt }: ReceivedEvent,
): ReceivedEvent | null {
  const call = callOf(device, event)
  if (!event.asState || call?.event === undefined) return null
  if (endsOf(device, event).some((end) => isAfter(end, call))) return null
  const { id: eventId, saidAt: occurredAt } = call.event
  return placeInTime({ ...event, eventId, occurredAt }, { publishedAt: call.publishedAt, receivedAt })
}

/** Signs of life of one device are written this far apart, unless they tell more than that it lives. */
const heardEveryMs = 60_000

/** Whether a sign of life is worth a write. */
export function isWorthHearing(device: Device, heard: Heard): boolean {
  const { lastSeenAt, heardAt = 0, battery } = device
  if (lastSeenAt === null || heard.at - lastSeenAt >= heardEveryMs) return true
  if (heard.publishedAt - heardAt >= heardEveryMs || breaksSilence(device, heard.at)) return true
  if (heard.battery !== null && heard.at > (battery?.at ?? 0) && heard.battery !== battery?.percent)
    return true
  if (heard.alarm && isLatestOf(device, heard.alarm, heard)) return true
  return heard.atRest === true && (endsCall(device, heard) || mayEndCallToCome(device, heard))
}

function isLatestOf({ alarmsTold }: Device, alarm: Alarm, heard: UplinkMoment): boolean {
  const known = alarmsTold?.[alarm]
  return known === undefined || isAfter(heard, known)
}

/**
 * Whether a call may be on its way that a rest ends: delivery is unordered. Between this rest and the one that is known the
 * device sent something else, unless its count says that it did not.
 */
function mayEndCallToCome({ atRest }: Device, rest: UplinkMoment): boolean {
  return atRest === undefined || (isAfter(rest, atRest) && !isNextUplink(rest, atRest))
}

function endsCall({ calls = {}, alarms = {}, atRest }: Device, rest: UplinkMoment): boolean {
  return [...Object.values(calls), ...Object.values(alarms)].some(
    (call) => isAfter(rest, call) && !(atRest && isAfter(atRest, call)),
  )
}
