import type { Device } from '@vigie/domain/devices/device'
import { hearingOf } from '@vigie/domain/devices/silence'
import type { Silent } from '@vigie/domain/supervision/silent'
import { isBed } from '@vigie/domain/trends/device-groups'

/**
 * Since when a resident's bed tells nothing that could be believed, epoch milliseconds: of several sensors the one that was heard least counts, as in what is
 * observed. Null: all of them are heard, or none ever was. `unheard`: what is known to be silent in the home.
 */
export function bedSilentSince(
  devices: readonly Pick<Device, 'type' | 'lastSeenAt' | 'heardAt' | 'gateway'>[],
  now: number,
  unheard: Silent | null,
): number | null {
  const since = devices
    .filter(({ type }) => isBed(type))
    .map((device) => hearingOf(device, now, unheard))
    .flatMap((hearing) => (hearing.state === 'silent' ? hearing.since : []))
  return since.length === 0 ? null : Math.min(...since)
}
