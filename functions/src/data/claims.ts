import type { Transaction } from '@google-cloud/firestore'
import { type Beneficiary, beneficiarySchema } from '@vigie/domain/care/beneficiary'
import { type Claim, claimSchema, type NewDevice } from '@vigie/domain/devices/claim'
import { assignmentSchema } from '@vigie/domain/devices/device'
import { paths } from '@vigie/domain/paths'
import { deviceEntry } from '@vigie/domain/search/search-entry'
import { addAudit } from './audit.ts'
import { firestore } from './firestore.ts'
import { inTransaction } from './in-transaction.ts'
import { readDocument, readOrReport } from './read-document.ts'
import { keepFindable } from './search-entries.ts'

export interface ClaimedDevice extends NewDevice {
  deviceId: string
}

/** How many devices of a home wait to be heard. */
export async function countClaims(eid: string): Promise<number> {
  return (await firestore().collection(paths.claims(eid)).count().get()).data().count
}

/** What is stored of a device that the home that asks wants to add, and the resident it is to go to. */
export interface ClaimDocuments {
  /** Whether the home has it, heard or claimed, and as what; null where that cannot be read. */
  had: { heard: boolean; as: NewDevice | null } | null
  target: Beneficiary | null
  /** How many of those before it are added. */
  added: number
}

/**
 * Decides on claims of one home by what is stored and makes those of which `decide` says `added`, in one transaction that
 * also notes who made them. A device that is named twice is decided on as if the first had been asked before. Returns the
 * decisions in their order.
 */
export function claimInTransaction<Decision extends { outcome: string }>(
  { eid, uid, now }: { eid: string; uid: string; now: number },
  devices: readonly ClaimedDevice[],
  decide: (device: ClaimedDevice, documents: ClaimDocuments) => Decision,
): Promise<Decision[]> {
  const db = firestore()
  return inTransaction(async (transaction) => {
    const targets = await residentsOf(transaction, eid, devices)
    const had = await devicesOf(transaction, eid, devices)
    let added = 0
    return devices.map((device) => {
      const { deviceId, beneficiaryId } = device
      const target = targets.get(beneficiaryId) ?? null
      const decision = decide(device, { had: had.get(deviceId) ?? null, target, added })
      if (decision.outcome !== 'added') return decision
      added += 1
      const claim: Claim = { ...device, by: uid, at: now }
      const path = paths.claim(eid, deviceId)
      transaction.create(db.doc(path), claim)
      keepFindable(transaction, deviceEntry(eid, deviceId, claim))
      addAudit(transaction, {
        uid,
        action: 'device.claim',
        path,
        establishmentId: eid,
        beneficiaryIds: [beneficiaryId],
        at: now,
      })
      had.set(deviceId, { heard: false, as: claim })
      return decision
    })
  })
}

async function residentsOf(transaction: Transaction, eid: string, devices: readonly ClaimedDevice[]) {
  const ids = [...new Set(devices.map(({ beneficiaryId }) => beneficiaryId))]
  const db = firestore()
  const found = await transaction.getAll(...ids.map((bid) => db.doc(paths.beneficiary(eid, bid))))
  return new Map(found.map((snapshot) => [snapshot.id, readDocument(beneficiarySchema, snapshot)]))
}

async function devicesOf(transaction: Transaction, eid: string, devices: readonly ClaimedDevice[]) {
  const ids = [...new Set(devices.map(({ deviceId }) => deviceId))]
  const db = firestore()
  const found = await transaction.getAll(
    ...ids.map((deviceId) => db.doc(paths.claim(eid, deviceId))),
    ...ids.map((deviceId) => db.doc(paths.assignment(deviceId))),
  )
  const had = new Map<string, NonNullable<ClaimDocuments['had']>>()
  for (const snapshot of found) {
    const heard = snapshot.ref.parent.id === paths.assignments
    // Another home's device is answered for like one that nobody has.
    if (!snapshot.exists || (heard && snapshot.get('establishmentId') !== eid)) continue
    had.set(snapshot.id, { heard, as: readOrReport(heard ? assignmentSchema : claimSchema, snapshot) })
  }
  return had
}
