import { startedAnew } from '@vigie/domain/devices/assignment'
import { assignmentOf, claimSchema } from '@vigie/domain/devices/claim'
import type { DeviceType } from '@vigie/domain/devices/device-catalogue'
import { establishmentIdOf, paths } from '@vigie/domain/paths'
import { devicePath } from './devices.ts'
import { firestore } from './firestore.ts'
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
 * does nothing otherwise. `publishedAt`: when what was heard of it was published, epoch milliseconds.
 */
export async function assignClaimed(eid: string, deviceId: string, publishedAt: number): Promise<void> {
  const db = firestore()
  await db.runTransaction(async (transaction) => {
    const [assigned, claimed] = await transaction.getAll(
      db.doc(paths.assignment(deviceId)),
      db.doc(paths.claim(eid, deviceId)),
    )
    const claim = readOrReport(claimSchema, claimed)
    if (assigned === undefined || assigned.exists || claim === null) return
    const assignment = assignmentOf(eid, claim, publishedAt)
    transaction.create(assigned.ref, assignment)
    transaction.set(db.doc(devicePath({ ...assignment, deviceId })), startedAnew(assignment))
    transaction.delete(db.doc(paths.claim(eid, deviceId)))
  })
}
