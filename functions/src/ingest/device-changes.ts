import type { Device } from '@vigie/domain/devices/device'
import { advanceDevice } from '@vigie/domain/devices/device-state'
import type { EventTiming } from '@vigie/domain/sensors/event-timing'
import type { SensorEvent } from '@vigie/domain/sensors/sensor-event'
import { localDate } from '@vigie/domain/time/local-time'
import type { DayEntry } from '../data/event-batch.ts'

/** An event that passed every check, as it came in. */
export interface ReceivedEvent {
  event: SensorEvent
  timing: EventTiming
  /** Epoch milliseconds. */
  receivedAt: number
}

/**
 * Whether an event may be in the day documents already. One later than everything heard from its device cannot be;
 * the latest one certainly is, and needs no look.
 */
export function mayBeStored(device: Device, { eventId, occurredAt }: SensorEvent): 'yes' | 'no' | 'perhaps' {
  if (device.lastEvent?.id === eventId) return 'yes'
  return device.lastSeenAt !== null && occurredAt <= device.lastSeenAt ? 'perhaps' : 'no'
}

/** The parts of the event's day in which it would be, if it is stored: `date` is that day on the home's clock. */
export function partsToSearch(device: Device, date: string): number[] {
  const last = device.day?.date === date ? device.day.part : 1
  return Array.from({ length: last }, (_, index) => index + 1)
}

/** The state a device ends in after events that are not stored yet, and where each of them goes. */
export function applyEvents(
  device: Device,
  received: readonly ReceivedEvent[],
  timeZone: string,
): { device: Device; entries: DayEntry[] } {
  const seen = new Set<string>()
  const entries: DayEntry[] = []
  let state = device
  for (const { event, timing, receivedAt } of received) {
    if (seen.has(event.eventId)) continue
    seen.add(event.eventId)
    const date = localDate(event.occurredAt, timeZone)
    state = advanceDevice(state, event, date)
    entries.push({
      eventId: event.eventId,
      date,
      part: state.day?.date === date ? state.day.part : 1,
      event: {
        kind: event.kind,
        value: event.value,
        at: event.occurredAt,
        receivedAt,
        ...(timing === 'late' && { late: true }),
      },
    })
  }
  return { device: state, entries }
}
