import { type Beneficiary, beneficiarySchema } from '@vigie/domain/care/beneficiary'
import { paths } from '@vigie/domain/paths'
import { addAudit } from './audit.ts'
import type { BeneficiaryAct } from './beneficiaries.ts'
import { firestore } from './firestore.ts'
import { inTransaction } from './in-transaction.ts'
import { readDocument } from './read-document.ts'

const shownSchema = beneficiarySchema.pick({ avatar: true, state: true })

/** Which photo a resident has, or null: none. One read. */
export async function photoOf(eid: string, bid: string): Promise<string | null> {
  const record = await firestore().doc(paths.beneficiary(eid, bid)).get()
  return readDocument(shownSchema, record)?.avatar ?? null
}

/**
 * Says which photo a resident has and the colour that goes with it, in one transaction that notes who did it. Answers whether
 * anything was changed, or why not. `now` is epoch milliseconds.
 */
export async function setPhotoOf(
  { eid, bid, uid }: BeneficiaryAct,
  shown: Pick<Beneficiary, 'avatar' | 'color'>,
  now: number,
): Promise<{ changed: boolean } | { why: 'beneficiaryNotFound' | 'beneficiaryArchived' }> {
  const path = paths.beneficiary(eid, bid)
  return inTransaction(async (transaction) => {
    const record = await transaction.get(firestore().doc(path))
    const before = readDocument(shownSchema, record)
    if (before === null) return { why: 'beneficiaryNotFound' as const }
    if (before.avatar === shown.avatar) return { changed: false }
    if (before.state === 'archived') return { why: 'beneficiaryArchived' as const }
    transaction.update(record.ref, { ...shown, lastUpdateAt: now })
    addAudit(transaction, { uid, action: 'beneficiary.photo', path, establishmentId: eid, at: now })
    return { changed: true }
  })
}
