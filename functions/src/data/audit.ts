import type { Transaction, WriteBatch } from '@google-cloud/firestore'
import {
  type Audit,
  type AuditAction,
  invitedUid,
  mostResidentsNamed,
  type NewAudit,
} from '@vigie/domain/care/audit'
import { beneficiaryIdOf, paths } from '@vigie/domain/paths'
import { expireAt } from '@vigie/domain/retention'
import { asker } from './asker.ts'
import { firestore } from './firestore.ts'
import { failedWith } from './grpc-codes.ts'

/**
 * Writes who did what, in the transaction or batch that does it, so that neither exists without the other. Of more residents than
 * an entry may name it takes several, for an entry that is too long could never be read.
 */
export function addAudit(writes: Transaction | WriteBatch, said: NewAudit): void {
  const { beneficiaryIds, ...entry } = entryOf(said)
  for (let start = 0; start === 0 || start < beneficiaryIds.length; start += mostResidentsNamed) {
    const some = beneficiaryIds.slice(start, start + mostResidentsNamed)
    writes.create(firestore().collection(paths.audits).doc(), { ...entry, beneficiaryIds: some })
  }
}

/** The same of a private note, where only who may read that learns of it (docs/adr/0062-what-is-told-of-private-notes.md). */
export function addPrivateAudit(writes: Transaction | WriteBatch, said: NewAudit): void {
  writes.create(firestore().collection(paths.privateAudits).doc(), entryOf(said))
}

/** The same under an id of its own, by which it is found again (`isNoted`). */
export function addAuditAs(transaction: Transaction, id: string, said: NewAudit): void {
  transaction.create(firestore().doc(paths.audit(id)), entryOf(said))
}

/** Whether the journal has an entry of that id. */
export const isNoted = async (transaction: Transaction, id: string): Promise<boolean> =>
  (await transaction.get(firestore().doc(paths.audit(id)))).exists

/** Writes the same once, however often it is said: under an id of its own. */
export async function addAuditOnce(id: string, said: NewAudit): Promise<void> {
  try {
    await firestore().doc(paths.audit(id)).create(entryOf(said))
  } catch (error) {
    if (!failedWith(error, 'alreadyExists')) throw error
  }
}

/**
 * Whether the journal knows that this was done to the record at a path. A call whose answer was lost may come again when its record is deleted: that is
 * not to be undone by it. One read, in a transaction that has written nothing yet.
 */
export async function wasNoted(
  transaction: Transaction,
  path: string,
  action: AuditAction,
  journal: typeof paths.audits | typeof paths.privateAudits = paths.audits,
): Promise<boolean> {
  const ofRecord = firestore().collection(journal).where('path', '==', path)
  return !(await transaction.get(ofRecord.where('action', '==', action).select().limit(1))).empty
}

/**
 * Who does it, as the entry says it. Who refuses to belong to a home is not made known to it, by whatever they could be found or told from
 * others with: the address may have been mistyped, and anybody who has an account may open a home and invite whom they like.
 */
function doerOf({
  uid: by,
  action,
}: Pick<NewAudit, 'uid' | 'action'>): Pick<Audit, 'uid' | 'name' | 'address'> {
  if (action === 'invitation.refuse') return { uid: invitedUid, name: '', address: null }
  const { uid, name, address } = asker()
  return { uid: by, name: uid === by ? name : '', address }
}

function entryOf({ fields = [], beneficiaryIds, aboutName = '', given = null, ...said }: NewAudit): Audit & {
  expireAt: Date
} {
  const ofPath = beneficiaryIdOf(said.path)
  const about = beneficiaryIds ?? (ofPath === null ? [] : [ofPath])
  return {
    ...said,
    ...doerOf(said),
    aboutName,
    beneficiaryIds: [...new Set(about)],
    fields: [...fields],
    given,
    expireAt: expireAt('audit', said.at),
  }
}
