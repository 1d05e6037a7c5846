import type { DocumentSnapshot, Transaction } from '@google-cloud/firestore'
import type { AuditAction } from '@vigie/domain/care/audit'
import type { AuditField } from '@vigie/domain/care/audit-fields'
import type { NewDevice } from '@vigie/domain/devices/claim'
import { assignmentSchema } from '@vigie/domain/devices/device'
import { paths } from '@vigie/domain/paths'
import { deviceEntry } from '@vigie/domain/search/search-entry'
import { addAudit } from './audit.ts'
import { firestore } from './firestore.ts'
import { inTransaction } from './in-transaction.ts'
import { readOrReport } from './read-document.ts'
import { dropFindable, keepFindable } from './search-entries.ts'
import { keepStay, signsSchema } from './stays.ts'

const staySchema = assignmentSchema
  .pick({ beneficiaryId: true, type: true, since: true })
  .extend({ location: assignmentSchema.shape.location.optional().catch(undefined) })
const beneficiaryIdSchema = assignmentSchema.shape.beneficiaryId
const locationSchema = assignmentSchema.shape.location

/** A device of the home that asks, and who asks, when (epoch milliseconds). */
export interface Keeping {
  eid: string
  deviceId: string
  uid: string
  now: number
}

const described = ['type', 'location'] as const
type Described = Pick<NewDevice, (typeof described)[number]>
const findableSchema = assignmentSchema.pick({ type: true, location: true, beneficiaryId: true })

/**
 * Says anew of what type a device of a home is, or where it hangs, heard or claimed, in one transaction that also notes who
 * did it; what is not said stays as others have left it. Returns whether anything changed; null where the home does not have it.
 */
export function describeDevice(keeping: Keeping, said: Partial<Described>): Promise<boolean | null> {
  return inTransaction(async (transaction) => {
    const { record, state } = await readKept(transaction, keeping)
    if (record === null) return null
    const fields = described.filter((field) => said[field] !== undefined && said[field] !== record.get(field))
    if (fields.length === 0) return false
    const change = Object.fromEntries(fields.map((field) => [field, said[field]]))
    transaction.update(record.ref, change)
    if (state?.exists) transaction.update(state.ref, change)
    const { type, location, beneficiaryId } = { ...record.data(), ...change }
    const { data: findable } = findableSchema.safeParse({ type, location, beneficiaryId })
    if (findable) keepFindable(transaction, deviceEntry(keeping.eid, keeping.deviceId, findable))
    note(transaction, keeping, 'device.describe', record, fields)
    return true
  })
}

/**
 * Takes a device away from its home, in one transaction that also notes who did it: where it belongs and its live state go,
 * what it told stays. Of one that was not heard yet, withdraws the claim. Returns whether the home had it.
 */
export function removeDevice(keeping: Keeping): Promise<boolean> {
  return inTransaction(async (transaction) => {
    const { record, state } = await readKept(transaction, keeping)
    if (record === null) return false
    transaction.delete(record.ref)
    if (state) {
      transaction.delete(state.ref)
      noteStay(transaction, keeping, { record, state })
    }
    dropFindable(transaction, 'device', keeping.eid, keeping.deviceId)
    const isHeard = record.ref.parent.id === paths.assignments
    note(transaction, keeping, isHeard ? 'device.retire' : 'device.withdraw', record)
    return true
  })
}

/** By what the home has a device, null where it does not, and its live state where it was heard; neither needs to be whole. */
async function readKept(
  transaction: Transaction,
  { eid, deviceId }: Keeping,
): Promise<{ record: DocumentSnapshot | null; state: DocumentSnapshot | null }> {
  const db = firestore()
  const [assigned, claim] = await transaction.getAll(
    db.doc(paths.assignment(deviceId)),
    db.doc(paths.claim(eid, deviceId)),
  )
  if (assigned?.get('establishmentId') !== eid) return { record: claim?.exists ? claim : null, state: null }
  const { data: bid } = beneficiaryIdSchema.safeParse(assigned.get('beneficiaryId'))
  const state = bid === undefined ? null : await transaction.get(db.doc(paths.device(eid, bid, deviceId)))
  return { record: assigned, state }
}

/** What cannot be read of where it belonged leaves nothing to keep. */
function noteStay(
  transaction: Transaction,
  { eid, deviceId, now }: Keeping,
  { record, state }: Record<'record' | 'state', DocumentSnapshot>,
): void {
  const { data: was } = staySchema.safeParse(record.data())
  if (was === undefined) return
  const place = { establishmentId: eid, beneficiaryId: was.beneficiaryId, deviceId }
  keepStay(transaction, place, {
    ...{ type: was.type, from: was.since, until: now },
    ...(was.location !== undefined && { location: was.location }),
    state: readOrReport(signsSchema, state),
  })
}

function note(
  transaction: Transaction,
  { eid, uid, now }: Keeping,
  action: AuditAction,
  record: DocumentSnapshot,
  fields: readonly AuditField[] = [],
): void {
  const { data: bid } = beneficiaryIdSchema.safeParse(record.get('beneficiaryId'))
  const { data: aboutName } = locationSchema.safeParse(record.get('location'))
  addAudit(transaction, {
    uid,
    action,
    // Where it hung: by its number alone nobody knows which of a resident's it was.
    ...(aboutName !== undefined && { aboutName }),
    path: record.ref.path,
    establishmentId: eid,
    beneficiaryIds: bid === undefined ? [] : [bid],
    at: now,
    fields,
  })
}
