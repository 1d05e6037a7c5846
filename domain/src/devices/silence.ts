import type { Device } from './device.ts'
import { deviceTypeInfo } from './device-catalogue.ts'

/** Whether a device is heard from as it should be. */
export type Hearing =
  | { readonly state: 'heard'; readonly at: number }
  /** Past the interval that the catalogue expects: what it last said may no longer hold. */
  | { readonly state: 'silent'; readonly since: number }
  | { readonly state: 'never' }

/**
 * Judges a device's silence. `unheardSince`: since when nothing of its whole home is heard, where that is known (`unheardSince`): what was not heard
 * after that is silent, however seldom it speaks. Both, and `now`, are epoch milliseconds.
 */
export function hearingOf(
  { type, lastSeenAt, heardAt }: Pick<Device, 'type' | 'lastSeenAt' | 'heardAt'>,
  now: number,
  unheardSince: number | null = null,
): Hearing {
  if (lastSeenAt === null) return { state: 'never' }
  const expectedMs = deviceTypeInfo(type).expectedEverySeconds * 1_000
  const isCutOff = unheardSince !== null && (heardAt ?? lastSeenAt) <= unheardSince
  return isCutOff || now - lastSeenAt > expectedMs
    ? { state: 'silent', since: lastSeenAt }
    : { state: 'heard', at: lastSeenAt }
}
