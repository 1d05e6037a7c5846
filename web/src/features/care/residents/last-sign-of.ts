import type { Device } from '@vigie/domain/devices/device'

/** When any of a resident's devices was last heard, epoch milliseconds; null: none ever was. */
export function lastSignOf(devices: readonly Pick<Device, 'lastSeenAt'>[]): number | null {
  const heard = devices.flatMap(({ lastSeenAt }) => lastSeenAt ?? [])
  return heard.length === 0 ? null : Math.max(...heard)
}
