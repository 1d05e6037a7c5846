import type { Alarm } from '../sensors/alarms.ts'
import type { Heard } from '../sensors/chirpstack.ts'
import { eventKey } from '../sensors/event-key.ts'
import { type EventKind, isCallForHelp } from '../sensors/event-kinds.ts'
import type { ReceivedEvent } from '../sensors/event-timing.ts'
import type { SensorEvent } from '../sensors/sensor-event.ts'
import { isAfter, type UplinkMoment } from '../sensors/uplink-order.ts'
import { type Device, dayPartBytes, type KnownCall, maxTurns } from './device.ts'
import { silencesAfter } from './silences.ts'

/**
 * The state of a device after an event of its own. Each part of it (last event, last seen, the reading of each kind,
 * battery, signal) only moves forward by the sensor's clock, so events may come in any order and more than once and
 * the state ends the same. `date` is the event's day on the home's clock. `day` counts what its document took in: a
 * repeat of the latest event is not counted, a repeat of an older one is, which can only begin the next part early. A call
 * for help that was told as a state is given where it is news.
 */
export function advanceDevice(device: Device, said: Told, date: string): Device {
  const { event } = said
  const moment = momentOf(said)
  const { at } = moment
  return {
    ...hearDevice(device, { ...moment, battery: event.battery, rssi: event.rssi, snr: event.snr }),
    lastEvent: isNewer(device.lastEvent, event)
      ? { id: event.eventId, kind: event.kind, value: event.value, at }
      : device.lastEvent,
    readings: advanceReadings(device.readings, event),
    ...(isCallForHelp(event.kind) && { calls: advanceCalls(device.calls, event.kind, said) }),
    ...(event.alarm && { alarms: advanceCalls(device.alarms, event.alarm, said) }),
    ...(event.asState && !isCallForHelp(event.kind) && { turns: advanceTurns(device.turns ?? [], event) }),
    day: isLatest(device, event) ? device.day : advanceDay(device.day, date, bytesOf(event)),
  }
}

/** The state of a device after a sign of life that holds no event: seen, with its battery and its signal. */
export function hearDevice(device: Device, heard: Heard): Device {
  const { at, publishedAt, frame, battery, rssi, snr, alarm } = heard
  const moment: UplinkMoment = { at, publishedAt, ...(frame && { frame }) }
  const { alarmsTold } = device
  return {
    ...device,
    ...(heard.atRest && { atRest: later(device.atRest, moment) }),
    ...(alarm && { alarmsTold: { ...alarmsTold, [alarm]: later(alarmsTold?.[alarm], moment) } }),
    lastSeenAt: Math.max(device.lastSeenAt ?? 0, at),
    silences: silencesAfter(device, at),
    heardAt: Math.max(device.heardAt ?? 0, publishedAt),
    battery: battery === null ? device.battery : laterBattery(device.battery, battery, at),
    signal: rssi === null ? device.signal : laterSignal(device.signal, { rssi, snr, at }),
  }
}

/** An event with the time that its sensor told, and when it was published. */
export type Told = Pick<ReceivedEvent, 'event' | 'saidAt' | 'publishedAt'>

/** What tells of an event whether it was sent before or after another uplink of its device. */
export function momentOf({
  event: { occurredAt: at, frame },
  publishedAt,
}: Pick<Told, 'event' | 'publishedAt'>): UplinkMoment {
  return { at, publishedAt, ...(frame && { frame }) }
}

/** Whether the latest event of a device is this one. */
export function isLatest(
  { lastEvent }: Device,
  { eventId, kind, occurredAt }: Pick<SensorEvent, 'eventId' | 'kind' | 'occurredAt'>,
): boolean {
  return lastEvent?.id === eventId && lastEvent.kind === kind && lastEvent.at === occurredAt
}

// Two events of one instant (one uplink often holds several) need an order of their own: that of their ids and kinds.
function isNewer(last: Device['lastEvent'], event: SensorEvent): boolean {
  if (last === null || event.occurredAt !== last.at) return last === null || event.occurredAt > last.at
  return event.eventId === last.id ? event.kind > last.kind : event.eventId > last.id
}

function advanceReadings(readings: Device['readings'], { kind, value, occurredAt: at }: SensorEvent) {
  const last = readings[kind]
  const keep = last && (last.at > at || (last.at === at && (last.value ?? 0) >= (value ?? 0)))
  return keep ? readings : { ...readings, [kind]: { value, at } }
}

// A state that is news is the latest call, or its next frame would be news again.
function advanceCalls<Of extends EventKind | Alarm>(
  calls: Partial<Record<Of, KnownCall>> | undefined,
  of: Of,
  said: Told,
): Partial<Record<Of, KnownCall>> {
  const { asState, eventId: id } = said.event
  const call: KnownCall = { ...momentOf(said), event: { id, saidAt: said.saidAt } }
  return { ...calls, [of]: asState ? call : later(calls?.[of], call) }
}

const later = <Moment extends UplinkMoment>(known: Moment | undefined, next: Moment): Moment =>
  known === undefined || isAfter(next, known) ? next : known

function advanceTurns(turns: NonNullable<Device['turns']>, { kind, occurredAt: at }: SensorEvent) {
  if (turns.some((turn) => turn.at === at && turn.kind === kind)) return turns
  return [...turns, { kind, at }].sort((one, other) => one.at - other.at).slice(-maxTurns)
}

// Of two levels at one instant the lower one is kept: better to change a battery early.
function laterBattery(last: Device['battery'], percent: number, at: number): Device['battery'] {
  const keep = last && (last.at > at || (last.at === at && last.percent <= percent))
  return keep ? last : { percent, at }
}

// Of two signals at one instant the stronger is kept: the same uplink heard by a nearer gateway.
function laterSignal(last: Device['signal'], signal: NonNullable<Device['signal']>): Device['signal'] {
  if (last === null || signal.at !== last.at) return last !== null && last.at > signal.at ? last : signal
  if (signal.rssi !== last.rssi) return signal.rssi > last.rssi ? signal : last
  return (signal.snr ?? Number.NEGATIVE_INFINITY) > (last.snr ?? Number.NEGATIVE_INFINITY) ? signal : last
}

/**
 * What an event takes in its day document: its key, and the names and values of its fields with room to spare.
 * Source: Firestore, "Storage size calculations" (a string is its bytes and one more, a number is 8).
 */
function bytesOf({ eventId, kind, occurredAt: saidAt }: SensorEvent): number {
  return eventKey({ eventId, kind, saidAt }).length + 110
}

function advanceDay(day: Device['day'], date: string, bytes: number): Device['day'] {
  if (day === null) return { date, part: 1, bytes }
  if (date > day.date) {
    const before = day.part > 1 ? { date: day.date, part: day.part } : day.before
    return { date, part: 1, bytes, ...(before && { before }) }
  }
  // A late event of an earlier day goes to the first part of that day, which the margin of a part allows for.
  if (date < day.date) return day
  return day.bytes + bytes <= dayPartBytes
    ? { ...day, bytes: day.bytes + bytes }
    : { ...day, part: day.part + 1, bytes }
}
