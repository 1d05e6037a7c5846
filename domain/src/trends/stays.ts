import type { Day } from '../devices/device.ts'
import { type DeviceType, deviceTypeInfo } from '../devices/device-catalogue.ts'
import type { FormerDevice } from '../devices/former-device.ts'
import type { Between } from '../rules/durations.ts'
import type { DeviceIds } from '../rules/observed.ts'

/** That a resident had a device, from one instant until another; null: they have it still. */
export interface Stay extends Omit<FormerDevice, 'until'> {
  readonly until: number | null
}

/** What is known of a resident's sensors: what these said, by the day documents, all parts, and which of them there were, as silence says nothing of itself. */
export interface Heard {
  readonly days: readonly Day[]
  readonly stays: readonly Stay[]
}

/**
 * Which devices of some types are to be heard in a span: those that were the resident's in any of it, and by its end for longer than a healthy one is silent. Of one
 * that came just now nobody knows yet whether it speaks.
 */
export function expectedIn(
  stays: readonly Stay[],
  isOne: (type: DeviceType) => boolean,
  span: Between,
): DeviceIds {
  const isThere = ({ type, from, until }: Stay) =>
    (until === null || until > span.from) &&
    from + deviceTypeInfo(type).expectedEverySeconds * 1_000 < span.until
  return new Set(stays.flatMap((stay) => (isOne(stay.type) && isThere(stay) ? stay.deviceId : [])))
}
