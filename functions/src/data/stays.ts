import type { Transaction } from '@google-cloud/firestore'
import { deviceSchema } from '@vigie/domain/devices/device'
import { type FormerDevice, formerDeviceSchema } from '@vigie/domain/devices/former-device'
import { paths, stayPaths } from '@vigie/domain/paths'
import type { Stay } from '@vigie/domain/trends/stays'
import type { DevicePlace } from './devices.ts'
import { firestore } from './firestore.ts'
import { readOrReport } from './read-document.ts'

const knownSchema = deviceSchema.pick({ type: true, assignedAt: true })

/**
 * Which devices a resident has, and which they had, since and until when; one that cannot be read is reported, and left out. A read for each, in no transaction: what ingest writes with each event
 * would hold one up, and nothing that comes meanwhile changes what was before.
 */
export async function readStays({ eid, bid }: { eid: string; bid: string }): Promise<Stay[]> {
  const db = firestore()
  const has = await db.collection(paths.devices(eid, bid)).select('type', 'assignedAt').get()
  // Afterwards: one that is taken away in between is found there.
  const had = await db.collection(stayPaths.all(eid, bid)).get()
  return [
    ...has.docs.flatMap((stored) => {
      const known = readOrReport(knownSchema, stored)
      return known ? { deviceId: stored.id, type: known.type, from: known.assignedAt, until: null } : []
    }),
    ...had.docs.flatMap((stored) => readOrReport(formerDeviceSchema, stored) ?? []),
  ]
}

/** Keeps, with the transaction that takes a device away from a resident, that it was theirs. One write. */
export function keepStay(
  transaction: Transaction,
  { establishmentId: eid, beneficiaryId: bid, deviceId }: DevicePlace,
  stay: Omit<FormerDevice, 'deviceId'>,
): void {
  const path = stayPaths.one(eid, bid, deviceId, stay.from)
  transaction.set(firestore().doc(path), { deviceId, ...stay })
}
