import type { DeviceType } from '@vigie/domain/devices/device-catalogue'
import type { Rule } from '@vigie/domain/rules/rule'
import type { WindowCause } from '@vigie/domain/rules/window-cause'
import type { ReceivedEvent } from '@vigie/domain/sensors/event-timing'
import type { SensorEvent } from '@vigie/domain/sensors/sensor-event'
import type { DevicePlace } from '../data/devices.ts'
import type { StoredRule } from '../data/homes.ts'

/** What of a rule of either type its alerts and their messages tell, and to whom. */
export type FiringRule = Pick<Rule, 'name' | 'recipients' | 'methods'> & { id: string }

/** A rule that fires on an event, and what of where it comes from an alert tells. */
export interface Firing extends ReceivedEvent {
  rule: FiringRule
  place: DevicePlace
  deviceType: DeviceType
  /** Where the device is, in the home's words. */
  deviceLocation: string
  timeZone: string
  /** When the message was published, epoch milliseconds. */
  publishedAt: number
  /** Of a conditional rule what it measured; its event then stands for the window, by an id of its own. */
  cause?: WindowCause
  /** Of a reading that held: what the ids of its device's others in the window begin with, and until when it held. */
  held?: { ids: string; until: number }
}

/** A live rule that fires on an event. */
export type EventFiring = Firing & { rule: StoredRule }

/** What of a firing, or of an alert that is there already, its messages tell, and to whom. */
export interface Told
  extends Pick<
    Firing,
    'place' | 'deviceType' | 'deviceLocation' | 'timeZone' | 'timing' | 'clockWrong' | 'cause'
  > {
  rule: Pick<FiringRule, 'recipients' | 'methods'>
  event: Pick<SensorEvent, 'eventId' | 'kind' | 'occurredAt'>
  /** What names the event that opened the alert, of one that is there already: it may have been counted another since. */
  openedBy?: string
  /** Who has just let go of it, and is not counted on to come. */
  leaver?: string
  /** None of its last messages reached anybody: whoever they went to is not counted on either. */
  isLost?: boolean
  /** Its rule is not there any more: nobody knows whom it would have told. */
  isOrphan?: boolean
  /** It goes to those whom it names and nobody else, whoever of them is away or at rest: that was decided as they were named. */
  isSettled?: boolean
}
