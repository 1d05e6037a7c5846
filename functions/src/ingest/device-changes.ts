import { isDuringCare } from '@vigie/domain/care/silenced'
import type { Span } from '@vigie/domain/care/span'
import type { Device } from '@vigie/domain/devices/device'
import { isNews, isWorthHearing } from '@vigie/domain/devices/device-news'
import { advanceDevice, hearDevice, isLatest } from '@vigie/domain/devices/device-state'
import type { Heard } from '@vigie/domain/sensors/chirpstack'
import { eventKey } from '@vigie/domain/sensors/event-key'
import { type ReceivedEvent, tellsNoTime } from '@vigie/domain/sensors/event-timing'
import { localDate } from '@vigie/domain/time/local-time'
import type { DayEntry } from '../data/event-batch.ts'

/**
 * Whether an event may be in the day documents already. One later than everything heard from its device cannot be,
 * unless a wrong clock had it placed at its publishing; the latest one certainly is, and needs no look.
 */
export function mayBeStored(
  device: Device,
  { event, clockWrong }: Pick<ReceivedEvent, 'event' | 'clockWrong'>,
): 'yes' | 'no' | 'perhaps' {
  if (isLatest(device, event)) return 'yes'
  const { lastSeenAt } = device
  return lastSeenAt !== null && (clockWrong || event.occurredAt <= lastSeenAt) ? 'perhaps' : 'no'
}

/** The parts of the event's day in which it would be, if it is stored: `date` is that day on the home's clock. */
export function partsToSearch(device: Device, date: string): number[] {
  const { day } = device
  const last = [day, day?.before].find((known) => known?.date === date)?.part ?? 1
  return Array.from({ length: last }, (_, index) => index + 1)
}

/** What one device said: events that are not stored yet, and signs of life. */
export interface Sayings {
  received: readonly ReceivedEvent[]
  heard: readonly Heard[]
  /** By which gateway, as far as one was named; supervision knows by it what is silent together. */
  gateway?: Device['gateway'] | null
  /** While care was under way with the resident, as is known of it. */
  silenced?: readonly Span[] | undefined
}

/**
 * The state a device ends in after what it said, and where each event goes; null where none of it changes anything.
 * `skip` parts of each day are left out, because they turned out to be full.
 */
export function applySayings(
  device: Device,
  { received, heard, gateway = null, silenced }: Sayings,
  timeZone: string,
  skip = 0,
): { device: Device; entries: DayEntry[] } | null {
  const seen = new Set<string>()
  const entries: DayEntry[] = []
  let state = device
  for (const one of received) {
    const { event } = one
    const key = keyOf(one)
    if (seen.has(key) || !isNews(state, one)) continue
    seen.add(key)
    const date = localDate(event.occurredAt, timeZone)
    state = advanceDevice(state, one, date)
    const part = (state.day?.date === date ? state.day.part : 1) + skip
    entries.push({ key, date, part, event: dayEventOf(one, silenced) })
  }
  if (skip > 0 && state.day !== null && entries.length > 0) {
    state = { ...state, day: { ...state.day, part: state.day.part + skip } }
  }
  const signs = heard.filter((sign) => isWorthHearing(state, sign))
  if (entries.length === 0 && signs.length === 0) return null
  const by = laterGateway(device.gateway, gateway)
  return { device: { ...signs.reduce(hearDevice, state), ...(by && { gateway: by }) }, entries }
}

const laterGateway = (known: Device['gateway'], next: Device['gateway'] | null) =>
  next && (known === undefined || next.at >= known.at) ? next : known

/** The name under which a day keeps an event: of a clock that tells no time, by when it was published. */
export function keyOf({ event, clockWrong, saidAt }: ReceivedEvent): string {
  const { eventId, kind, occurredAt } = event
  return eventKey({ eventId, kind, saidAt: clockWrong && tellsNoTime(saidAt) ? occurredAt : saidAt })
}

/** An event as its day keeps it. */
export function dayEventOf(
  { event, timing, receivedAt, publishedAt }: ReceivedEvent,
  silenced?: readonly Span[],
): DayEntry['event'] {
  const { kind, value, occurredAt: at } = event
  const duringCare = isDuringCare(silenced, { occurredAt: at, publishedAt })
  return {
    ...{ kind, value, at, receivedAt },
    ...(timing === 'late' && { late: true }),
    ...(duringCare && { duringCare }),
  }
}
