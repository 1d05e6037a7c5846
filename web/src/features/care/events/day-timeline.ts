import type { Day, DayEvent } from '@vigie/domain/devices/device'
import type { DeviceType } from '@vigie/domain/devices/device-catalogue'
import { eventIdOf } from '@vigie/domain/sensors/event-key'

/** One event of a resident's day. */
export interface TimelineEvent extends DayEvent {
  /** Its name among the events of a resident: an id may be given to two of them. */
  readonly name: string
  readonly eventId: string
  readonly deviceId: string
  readonly deviceType: DeviceType
}

/**
 * The events of a day's documents in one column, newest first. A document may be one part of a device's day; an event
 * that two parts hold is one event.
 */
export function timelineOf(days: readonly Day[]): TimelineEvent[] {
  const merged = new Map<string, TimelineEvent>()
  for (const { deviceId, type, events } of days) {
    for (const [key, event] of Object.entries(events)) {
      const name = `${deviceId}/${key}`
      merged.set(name, { ...event, name, eventId: eventIdOf(key), deviceId, deviceType: type })
    }
  }
  return [...merged.values()].sort(newestFirst)
}

function newestFirst(one: TimelineEvent, other: TimelineEvent): number {
  return other.at - one.at || (one.name < other.name ? -1 : 1)
}
