import type { DeviceType } from '@vigie/domain/devices/device-catalogue'
import type { ReceivedEvent } from '@vigie/domain/sensors/event-timing'
import type { SensorEvent } from '@vigie/domain/sensors/sensor-event'
import type { DevicePlace } from '../data/devices.ts'
import type { StoredRule } from '../data/homes.ts'

/** A rule that fires on an event, and what of where it comes from an alert tells. */
export interface Firing extends ReceivedEvent {
  rule: StoredRule
  place: DevicePlace
  deviceType: DeviceType
  /** Where the device is, in the home's words. */
  deviceLocation: string
  timeZone: string
  /** When the message was published, epoch milliseconds. */
  publishedAt: number
}

/** What of a firing, or of an alert that is there already, its messages tell, and to whom. */
export interface Told
  extends Pick<Firing, 'place' | 'deviceType' | 'deviceLocation' | 'timeZone' | 'timing' | 'clockWrong'> {
  rule: Pick<StoredRule, 'recipients' | 'methods'>
  event: Pick<SensorEvent, 'eventId' | 'kind' | 'occurredAt'>
}
