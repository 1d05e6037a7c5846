import { startedAnew } from '@vigie/domain/devices/assignment'
import { assignmentOf, claimSchema } from '@vigie/domain/devices/claim'
import type { DeviceType } from '@vigie/domain/devices/device-catalogue'
import { establishmentIdOf, paths } from '@vigie/domain/paths'
import { isConflict } from './conflict.ts'
import { devicePath } from './devices.ts'
import { firestore } from './firestore.ts'
import { gathered } from './gathered.ts'
import { failedWith } from './grpc-codes.ts'
import { readOrReport } from './read-document.ts'

/** The ids of the homes that claim a device. One query, a read for each of them and at least one. */
export async function readClaimants(deviceId: string): Promise<string[]> {
  const found = await firestore()
    .collectionGroup(paths.claimsGroup)
    .where('deviceId', '==', deviceId)
    .select()
    .get()
  return found.docs.map(({ ref }) => establishmentIdOf(ref.path))
}

/** As what a home claims a device, null where that cannot be read; null where it does not claim it. One read. */
export async function readClaimedType(
  eid: string,
  deviceId: string,
): Promise<{ deviceType: DeviceType | null } | null> {
  const snapshot = await firestore().doc(paths.claim(eid, deviceId)).get()
  if (!snapshot.exists) return null
  return { deviceType: readOrReport(claimSchema, snapshot)?.type ?? null }
}

/**
 * Makes a home's claim of a device its assignment, with the live state, where no home has the device and the claim is still there;
 * does nothing otherwise. Messages of the device that wait for it share the next look. `publishedAt`: when what was heard of it
 * was published, epoch milliseconds.
 */
export function assignClaimed(eid: string, deviceId: string, publishedAt: number): Promise<void> {
  return assignWithOthers(`${eid} ${deviceId}`, { eid, deviceId, publishedAt })
}

interface HeardOfClaimed {
  eid: string
  deviceId: string
  publishedAt: number
}

const assignWithOthers = gathered<HeardOfClaimed>(async (_key, heard) => {
  const [first] = heard
  if (first === undefined) return
  const publishedAt = Math.min(...heard.map((one) => one.publishedAt))
  for (let left = mostTries; ; left -= 1) {
    try {
      return await assignOnce({ ...first, publishedAt })
    } catch (error) {
      if (left === 1 || !(isConflict(error) || failedWith(error, 'alreadyExists'))) throw error
    }
  }
})

/** Against other instances that heard it, and whoever moves or withdraws the claim meanwhile; beyond, Pub/Sub brings the message again. */
const mostTries = 5

/**
 * No transaction: those lock what they read, and the first presses of a button, each with a lock on the claim that the others were to
 * delete, waited for one another until all gave up (docs/adr/0044-a-device-is-claimed-until-it-is-heard.md). What was read is the
 * condition of the write instead: of two the later fails at once, and looks anew.
 */
async function assignOnce({ eid, deviceId, publishedAt }: HeardOfClaimed): Promise<void> {
  const db = firestore()
  const [assigned, claimed] = await db.getAll(
    db.doc(paths.assignment(deviceId)),
    db.doc(paths.claim(eid, deviceId)),
  )
  const claim = readOrReport(claimSchema, claimed)
  if (assigned === undefined || assigned.exists || claim === null || claimed?.updateTime === undefined) return
  const assignment = assignmentOf(eid, claim, publishedAt)
  const batch = db.batch()
  batch.create(assigned.ref, assignment)
  batch.set(db.doc(devicePath({ ...assignment, deviceId })), startedAnew(assignment))
  batch.delete(claimed.ref, { lastUpdateTime: claimed.updateTime })
  await batch.commit()
}
