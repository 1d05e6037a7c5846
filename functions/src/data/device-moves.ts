import type { Transaction } from '@google-cloud/firestore'
import { type Beneficiary, beneficiarySchema } from '@vigie/domain/care/beneficiary'
import { type Claim, claimSchema } from '@vigie/domain/devices/claim'
import { type Assignment, assignmentSchema, type Device, deviceSchema } from '@vigie/domain/devices/device'
import { paths } from '@vigie/domain/paths'
import { deviceEntry } from '@vigie/domain/search/search-entry'
import { addAudit } from './audit.ts'
import { type DevicePlace, devicePath } from './devices.ts'
import { firestore } from './firestore.ts'
import { inTransaction } from './in-transaction.ts'
import { readDocument, readOrReport } from './read-document.ts'
import { keepFindable } from './search-entries.ts'
import { keepStay } from './stays.ts'

/**
 * Where a device of the home that asks belongs and its state there, or the home's claim of one that it has not heard; and the
 * resident it is to go to. Null what does not exist.
 */
export interface MoveDocuments {
  assignment: Assignment | null
  device: Device | null
  claim: Claim | null
  target: Beneficiary | null
}

/** What a move ends in, or why there is none. */
export type MoveDecision<Why> = { to: Assignment; device: Device } | { claim: Claim } | { why: Why }

/**
 * Decides on a move by what is stored and makes it, in one transaction that also notes who made it. Deleting the former
 * document is what makes every write to the state at the former place fail from then on, however late it comes. Returns
 * why there was no move, or null.
 */
export async function moveInTransaction<Why>(
  place: DevicePlace,
  uid: string,
  now: number,
  decide: (documents: MoveDocuments) => MoveDecision<Why>,
): Promise<Why | null> {
  const { establishmentId, deviceId } = place
  return inTransaction(async (transaction) => {
    const documents = await getMoveDocuments(transaction, place)
    const decision = decide(documents)
    if ('why' in decision) return decision.why
    const db = firestore()
    const from = (documents.assignment ?? documents.claim)?.beneficiaryId
    const note = (path: string, to: string) =>
      addAudit(transaction, {
        uid,
        action: 'device.move',
        path,
        establishmentId,
        beneficiaryIds: from === undefined ? [to] : [from, to],
        at: now,
        fields: ['beneficiaryId'],
      })
    const where = 'claim' in decision ? decision.claim : decision.to
    keepFindable(transaction, deviceEntry(establishmentId, deviceId, where))
    if ('claim' in decision) {
      const path = paths.claim(establishmentId, deviceId)
      transaction.set(db.doc(path), decision.claim)
      note(path, decision.claim.beneficiaryId)
      return null
    }
    const { to, device } = decision
    transaction.set(db.doc(paths.assignment(deviceId)), to)
    if (documents.assignment) {
      const { type, since, ...left } = documents.assignment
      const former = { ...left, deviceId }
      transaction.delete(db.doc(devicePath(former)))
      keepStay(transaction, former, {
        ...{ type, from: since, until: now, location: left.location },
        state: documents.device,
      })
    }
    const path = devicePath({ ...to, deviceId })
    transaction.set(db.doc(path), device)
    note(path, to.beneficiaryId)
    return null
  })
}

async function getMoveDocuments(
  transaction: Transaction,
  { establishmentId, beneficiaryId, deviceId }: DevicePlace,
): Promise<MoveDocuments> {
  const db = firestore()
  const [assigned, claimed, resident] = await transaction.getAll(
    db.doc(paths.assignment(deviceId)),
    db.doc(paths.claim(establishmentId, deviceId)),
    db.doc(paths.beneficiary(establishmentId, beneficiaryId)),
  )
  // Before the rest is read: another home's device, sound or spoilt, is answered for like one that nobody has.
  const isOfHome = assigned?.get('establishmentId') === establishmentId
  const assignment = assigned && isOfHome ? readDocument(assignmentSchema, assigned) : null
  const target = resident ? readDocument(beneficiarySchema, resident) : null
  if (assignment === null) {
    return { assignment, target, device: null, claim: claimed ? readDocument(claimSchema, claimed) : null }
  }
  const device = await transaction.get(db.doc(devicePath({ ...assignment, deviceId })))
  return { assignment, target, claim: null, device: readOrReport(deviceSchema, device) }
}
