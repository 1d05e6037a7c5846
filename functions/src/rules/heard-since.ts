import { hearingOf } from '@vigie/domain/devices/silence'
import type { Watch } from '@vigie/domain/supervision/watch'
import type { WatchedDevice } from '../data/watched.ts'

/**
 * Whether what a device would have told since an instant can be known: it is heard as often as it should be, and supervision has not found its gateway or the
 * whole home silent since then.
 */
export function isHeardSince(
  { deviceId, deviceType: type, at: lastSeenAt }: WatchedDevice,
  { devices, open }: Watch,
  since: number,
  now: number,
): boolean {
  if (hearingOf({ type, lastSeenAt }, now).state !== 'heard') return false
  const gatewayId = devices[deviceId]?.gatewayId
  const speakFor = ['home', `device:${deviceId}`, ...(gatewayId ? [`gateway:${gatewayId}`] : [])]
  // What was silent before has spoken since: it told of the exit.
  return speakFor.every((key) => (open[key]?.since ?? Number.NEGATIVE_INFINITY) < since)
}
