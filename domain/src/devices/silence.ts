import type { Device } from './device.ts'
import { deviceTypeInfo } from './device-catalogue.ts'

/** Whether a device is heard from as it should be. */
export type Hearing =
  | { readonly state: 'heard'; readonly at: number }
  /** Past the interval that the catalogue expects: what it last said may no longer hold. */
  | { readonly state: 'silent'; readonly since: number }
  | { readonly state: 'never' }

/** Judges a device's silence. `now` is epoch milliseconds. */
export function hearingOf(device: Pick<Device, 'type' | 'lastSeenAt'>, now: number): Hearing {
  const { lastSeenAt, type } = device
  if (lastSeenAt === null) return { state: 'never' }
  const expectedMs = deviceTypeInfo(type).expectedEverySeconds * 1_000
  return now - lastSeenAt > expectedMs
    ? { state: 'silent', since: lastSeenAt }
    : { state: 'heard', at: lastSeenAt }
}
