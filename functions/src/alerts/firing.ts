import type { DeviceType } from '@vigie/domain/devices/device-catalogue'
import type { EventTiming } from '@vigie/domain/sensors/event-timing'
import type { SensorEvent } from '@vigie/domain/sensors/sensor-event'
import type { DevicePlace } from '../data/devices.ts'
import type { StoredRule } from '../data/homes.ts'

/** Where a message comes from, as far as an alert tells of it. */
export interface Origin {
  place: DevicePlace
  deviceType: DeviceType
  /** Where the device is, in the home's words. */
  deviceLocation: string
  timeZone: string
  /** When the message was published, epoch milliseconds. */
  publishedAt: number
}

/** An event as it stands in time. */
export interface TimedEvent {
  event: SensorEvent
  timing: EventTiming
  /** The sensor's clock was impossible, and the event has the time of its publishing. */
  clockWrong: boolean
  /** Epoch milliseconds. */
  receivedAt: number
}

/** A rule that fires on an event. */
export interface Firing extends Origin, TimedEvent {
  rule: StoredRule
}
