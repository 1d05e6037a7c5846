import type { Transaction } from '@google-cloud/firestore'
import { type Beneficiary, beneficiarySchema } from '@vigie/domain/care/beneficiary'
import { type Assignment, assignmentSchema, type Device, deviceSchema } from '@vigie/domain/devices/device'
import { paths } from '@vigie/domain/paths'
import { type DevicePlace, devicePath } from './devices.ts'
import { firestore } from './firestore.ts'
import { readDocument } from './read-document.ts'

/** Where a device belongs, its state there, and the resident it is to go to; null what does not exist. */
export interface MoveDocuments {
  assignment: Assignment | null
  device: Device | null
  target: Beneficiary | null
}

/** Reads all that a move depends on, in the transaction that makes it. */
export async function getMoveDocuments(
  transaction: Transaction,
  { establishmentId, beneficiaryId, deviceId }: DevicePlace,
): Promise<MoveDocuments> {
  const db = firestore()
  const [assigned, resident] = await transaction.getAll(
    db.doc(paths.assignment(deviceId)),
    db.doc(paths.beneficiary(establishmentId, beneficiaryId)),
  )
  const assignment = assigned ? readDocument(assignmentSchema, assigned) : null
  const target = resident ? readDocument(beneficiarySchema, resident) : null
  if (assignment === null) return { assignment, target, device: null }
  const device = await transaction.get(db.doc(devicePath({ ...assignment, deviceId })))
  return { assignment, target, device: readDocument(deviceSchema, device) }
}

/**
 * Takes a device from where it was and puts it in its new state where it goes. Deleting the former document is what
 * makes every write to the former place fail from then on, however late it comes.
 */
export function setMove(
  transaction: Transaction,
  deviceId: string,
  from: Assignment,
  to: Assignment,
  device: Device,
): void {
  const db = firestore()
  transaction.set(db.doc(paths.assignment(deviceId)), to)
  transaction.delete(db.doc(devicePath({ ...from, deviceId })))
  transaction.create(db.doc(devicePath({ ...to, deviceId })), device)
}
