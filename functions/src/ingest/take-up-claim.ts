import type { Assignment } from '@vigie/domain/devices/device'
import { callsForHelp, type Envelope } from '@vigie/domain/sensors/sensor-message'
import * as logger from 'firebase-functions/logger'
import { assignClaimed, readClaimants } from '../data/claimants.ts'
import { SpoiltDocument } from '../data/read-document.ts'
import { keyIdOf } from '../establishments/api-key.ts'
import { FreshCache } from './fresh-cache.ts'
import { assignments, homes } from './known.ts'
import { claimantsAgeMs, maxDevices } from './limits.ts'

/** The homes that claim each device; that none does is remembered too, so that one that floods is looked for now and then. */
const claimants = new FreshCache<readonly string[]>(readClaimants, {
  maxAgeMs: claimantsAgeMs,
  maxEntries: maxDevices,
})

/**
 * Gives a device that no home has to the home that claims it and whose key this message brought
 * (docs/adr/0044-a-device-is-claimed-until-it-is-heard.md). Returns where the device belongs then, whoever gave it there; null where nobody
 * with that key claims it. Asks anew, from no earlier than `notBefore` (on the clock of performance.now), for what would refuse: who claims
 * a device with which somebody may call for help, and which keys a home has.
 */
export async function takeUpClaim(
  envelope: Envelope,
  publishedAt: number,
  notBefore: number,
): Promise<Assignment | null> {
  const { deviceId, apiKey } = envelope
  if (apiKey === null) return null
  const since = callsForHelp(envelope, null) ? notBefore : undefined
  const remembered = claimants.peek(deviceId, since)
  if (remembered?.length === 0) return null
  const found = remembered ?? (await claimants.get(deviceId, since)) ?? []
  const fitting = await Promise.all(found.map((eid) => hasKey(eid, apiKey, publishedAt, notBefore)))
  const eid = found.find((_, index) => fitting[index])
  if (eid !== undefined) await assignClaimed(eid, deviceId, publishedAt)
  // In any case: another message may have taken the claim up, and deleted it, since it was asked where the device is.
  return assignments.get(deviceId, assignments.now())
}

async function hasKey(eid: string, apiKey: string, at: number, notBefore: number): Promise<boolean> {
  try {
    const home = await homes.get(eid, notBefore)
    return home !== null && keyIdOf(apiKey, home.keys, at) !== null
  } catch (error) {
    if (!(error instanceof SpoiltDocument)) throw error
    // Anybody may claim: a home that cannot be read must keep no other from its device.
    logger.error(error)
    return false
  }
}
