import type { DeviceType } from '@vigie/domain/devices/device-catalogue'
import type { ReceivedEvent } from '@vigie/domain/sensors/event-timing'
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

/** A rule that fires on an event. */
export interface Firing extends Origin, ReceivedEvent {
  rule: StoredRule
}
