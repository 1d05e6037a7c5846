import { hearingOf } from '@vigie/domain/devices/silence'
import type { Watch } from '@vigie/domain/supervision/watch'
import type { WatchedDevice } from '../data/watched.ts'

/**
 * Whether what a device would have told since an instant can be known: it is heard as often as it should be, and supervision has not found its gateway or the
 * whole home silent since then.
 */
export const isHeardSince = (device: WatchedDevice, watch: Watch, since: number, now: number): boolean =>
  // What was silent before has spoken since: it told of the exit.
  isHeardBut(device, watch, (silentSince) => silentSince < since, now)

/** Whether what a device would tell now can be known: it is heard as often as it should be, and neither its gateway nor the whole home is silent. */
export const isHeardNow = (device: WatchedDevice, watch: Watch, now: number): boolean =>
  isHeardBut(device, watch, () => false, now)

function isHeardBut(
  { deviceId, deviceType: type, at: lastSeenAt }: WatchedDevice,
  { devices, open }: Watch,
  isPast: (silentSince: number) => boolean,
  now: number,
): boolean {
  if (hearingOf({ type, lastSeenAt }, now).state !== 'heard') return false
  // Of the device itself its own record is asked: supervision looks at one that is silent for long once an hour alone.
  const gatewayId = devices[deviceId]?.gatewayId
  const speakFor = ['home', ...(gatewayId ? [`gateway:${gatewayId}`] : [])]
  return speakFor.every((key) => {
    const silence = open[key]
    return silence === undefined || isPast(silence.since)
  })
}
