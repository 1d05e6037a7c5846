import { type Silent, unheardSince } from '../supervision/silent.ts'
import type { Device } from './device.ts'
import { deviceTypeInfo } from './device-catalogue.ts'

/** Whether a device is heard from as it should be. */
export type Hearing =
  | { readonly state: 'heard'; readonly at: number }
  /** Past the interval that the catalogue expects: what it last said may no longer hold. */
  | { readonly state: 'silent'; readonly since: number }
  | { readonly state: 'never' }

/**
 * Judges a device's silence at `now`, epoch milliseconds. `silent`: what is known to be silent in its home, where that is asked: what was not heard
 * since nothing of the home came, or nothing of the gateway that heard it last, is silent, however seldom it speaks.
 */
export function hearingOf(
  { type, lastSeenAt, heardAt, gateway }: Pick<Device, 'type' | 'lastSeenAt' | 'heardAt' | 'gateway'>,
  now: number,
  silent: Silent | null = null,
): Hearing {
  if (lastSeenAt === null) return { state: 'never' }
  const expectedMs = deviceTypeInfo(type).expectedEverySeconds * 1_000
  const unheard = unheardSince(silent, gateway?.id)
  const isCutOff = unheard !== null && (heardAt ?? lastSeenAt) <= unheard
  return isCutOff || now - lastSeenAt > expectedMs
    ? { state: 'silent', since: lastSeenAt }
    : { state: 'heard', at: lastSeenAt }
}
