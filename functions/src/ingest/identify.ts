import { residentAt } from '@vigie/domain/devices/assignment'
import type { Assignment } from '@vigie/domain/devices/device'
import { Refused } from '@vigie/domain/sensors/refused'
import { callsForHelp, type Envelope } from '@vigie/domain/sensors/sensor-message'
import { readClaimedType } from '../data/claimants.ts'
import { SpoiltAssignment } from '../data/devices.ts'
import { homeOfKey } from '../data/establishment-keys.ts'
import type { Home } from '../data/homes.ts'
import { SpoiltDocument } from '../data/read-document.ts'
import { hashApiKey, keyIdOf } from '../establishments/api-key.ts'
import { assignments, homes } from './known.ts'
import type { Claimant, Understood } from './refuse.ts'
import { takeUpClaim } from './take-up-claim.ts'

/** A device that is known, in a home whose key its message brought. */
export interface Sender {
  assignment: Assignment
  home: Home
  /** Which of the home's keys it was. */
  keyId: string
}

/**
 * Who speaks, as known from no earlier than `notBefore`, with a key that was taken when the message was published (epoch
 * milliseconds): it may have waited since. Asked with `notBefore`, a device that no home has goes to the home that claims it
 * with this key. Throws Refused: `missingApiKey`, `unknownDevice`, `wrongApiKey`,
 * `establishmentInactive`, `unreadableRecord`, having noted in `understood` what it found.
 */
export async function identify(
  envelope: Envelope,
  publishedAt: number,
  understood: Understood,
  notBefore?: number,
): Promise<Sender> {
  try {
    return await senderOf(envelope, publishedAt, understood, notBefore)
  } catch (error) {
    if (!(error instanceof SpoiltDocument)) throw error
    // Trying again mends nothing, and would keep a call for help from being told of for as long.
    if (error instanceof SpoiltAssignment) understood.establishmentId = error.establishmentId
    throw new Refused('unreadableRecord', error.message)
  }
}

async function senderOf(
  envelope: Envelope,
  publishedAt: number,
  understood: Understood,
  notBefore?: number,
): Promise<Sender> {
  const { deviceId, apiKey } = envelope
  const known = assignments.peek(deviceId, notBefore) ?? (await assignments.get(deviceId, notBefore))
  const assignment =
    known ?? (notBefore === undefined ? null : await takeUpClaim(envelope, publishedAt, notBefore))
  understood.establishmentId = assignment?.establishmentId ?? null
  understood.beneficiaryId = assignment === null ? undefined : residentAt(assignment, publishedAt)
  understood.deviceType = assignment?.type ?? null
  understood.hasKeyOfHome = false
  understood.claimant = null
  // Not before it is known whose device this is: they are told of a call for help without a key.
  if (apiKey === null) {
    throw new Refused('missingApiKey', 'neither attribute apiKey nor tag apiKey holds a key')
  }
  if (assignment === null) {
    // Its key says whose gateway heard it: who retired a button, or never added it, is the one to go and see, and whoever installs it reads that the gateway is heard.
    if (notBefore !== undefined) {
      understood.establishmentId = await homeOfKey(hashApiKey(apiKey), publishedAt)
      understood.hasKeyOfHome = understood.establishmentId !== null
    }
    throw new Refused('unknownDevice', 'no establishment has this device')
  }
  const { establishmentId } = assignment
  const home = homes.peek(establishmentId, notBefore) ?? (await homes.get(establishmentId, notBefore))
  if (home === null) throw new Refused('unknownDevice', 'the establishment of this device does not exist')
  const keyId = keyIdOf(apiKey, home.keys, publishedAt)
  if (keyId === null) {
    // Nobody but the one home that says the device is its own can tell that its resident calls.
    if (notBefore !== undefined && callsForHelp(envelope, assignment.type)) {
      understood.claimant = await claimantOf(deviceId, apiKey, publishedAt)
    }
    throw new Refused('wrongApiKey', 'not the key of the establishment that has this device')
  }
  understood.hasKeyOfHome = true
  if (home.state !== 'active') throw new Refused('establishmentInactive', 'the establishment is inactive')
  return { assignment, home, keyId }
}

/** The home with this key, where it claims the device. */
async function claimantOf(deviceId: string, apiKey: string, publishedAt: number): Promise<Claimant | null> {
  const establishmentId = await homeOfKey(hashApiKey(apiKey), publishedAt)
  const claimed = establishmentId === null ? null : await readClaimedType(establishmentId, deviceId)
  return establishmentId === null || claimed === null ? null : { establishmentId, ...claimed }
}
