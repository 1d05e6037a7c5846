import { type Beneficiary, beneficiarySchema } from '@vigie/domain/care/beneficiary'
import { paths } from '@vigie/domain/paths'
import { addAudit } from './audit.ts'
import type { BeneficiaryAct } from './beneficiaries.ts'
import { firestore } from './firestore.ts'
import { inTransaction } from './in-transaction.ts'
import { readDocument, readOrReport } from './read-document.ts'

const shownSchema = beneficiarySchema.pick({ avatar: true, state: true })

/** Which photo a resident has, or null: none. One read. */
export async function photoOf(eid: string, bid: string): Promise<string | null> {
  const record = await firestore().doc(paths.beneficiary(eid, bid)).get()
  return readDocument(shownSchema, record)?.avatar ?? null
}

/** Which photos of some residents no record names: one whose record cannot be read may be named. One read for each resident. */
export async function unnamedOf<T extends { eid: string; bid: string; avatar: string }>(
  photos: readonly T[],
): Promise<T[]> {
  const records = [...new Set(photos.map(({ eid, bid }) => paths.beneficiary(eid, bid)))]
  if (records.length === 0) return []
  const found = await firestore().getAll(...records.map((path) => firestore().doc(path)))
  const named = new Map(
    found.map((record) => [
      record.ref.path,
      record.exists ? readOrReport(shownSchema, record)?.avatar : null,
    ]),
  )
  return photos.filter(({ eid, bid, avatar }) => {
    const shown = named.get(paths.beneficiary(eid, bid))
    return shown !== undefined && shown !== avatar
  })
}

/**
 * Says which photo a resident has and the colour that goes with it, in one transaction that notes who did it. Answers whether
 * anything was changed and which photo was there before, or why not. `now` is epoch milliseconds.
 */
export async function setPhotoOf(
  { eid, bid, uid }: BeneficiaryAct,
  shown: Pick<Beneficiary, 'avatar' | 'color'>,
  now: number,
): Promise<
  { changed: boolean; before: string | null } | { why: 'beneficiaryNotFound' | 'beneficiaryArchived' }
> {
  const path = paths.beneficiary(eid, bid)
  return inTransaction(async (transaction) => {
    const record = await transaction.get(firestore().doc(path))
    const before = readDocument(shownSchema, record)
    if (before === null) return { why: 'beneficiaryNotFound' as const }
    if (before.avatar === shown.avatar) return { changed: false, before: before.avatar }
    if (before.state === 'archived') return { why: 'beneficiaryArchived' as const }
    transaction.update(record.ref, { ...shown, lastUpdateAt: now })
    addAudit(transaction, { uid, action: 'beneficiary.photo', path, establishmentId: eid, at: now })
    return { changed: true, before: before.avatar }
  })
}
