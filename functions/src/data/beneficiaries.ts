import { type DocumentSnapshot, FieldValue } from '@google-cloud/firestore'
import { type Beneficiary, beneficiarySchema } from '@vigie/domain/care/beneficiary'
import { establishmentSchema } from '@vigie/domain/care/establishment'
import { type BeneficiaryChange, mostBeneficiaries } from '@vigie/domain/care/managed-beneficiary'
import { paths } from '@vigie/domain/paths'
import { residentEntry } from '@vigie/domain/search/search-entry'
import { addAudit } from './audit.ts'
import { firestore } from './firestore.ts'
import { inTransaction } from './in-transaction.ts'
import { readDocument } from './read-document.ts'
import { keepFindable } from './search-entries.ts'

/** Whom to set, and who does it. */
export interface BeneficiaryAct {
  eid: string
  bid: string
  uid: string
}

/** What stands behind the picture of somebody who has none. */
const colourWithoutPicture = '#0277bd'

const countsSchema = establishmentSchema.pick({ counts: true })
const saidSchema = beneficiarySchema.pick({ name: true, room: true, email: true, phone: true, state: true })

/**
 * Adds a resident, or changes what is said of one and of the alerts by which they are calling, in one transaction that also counts
 * them and notes who did it. Answers
 * whether anything was changed, or why not. `now` is epoch milliseconds.
 */
export async function setBeneficiary(
  { eid, bid, uid }: BeneficiaryAct,
  said: BeneficiaryChange,
  now: number,
): Promise<
  { changed: boolean } | { why: 'establishmentNotFound' | 'beneficiaryArchived' | 'tooManyBeneficiaries' }
> {
  const db = firestore()
  const [home, path] = [db.doc(paths.establishment(eid)), paths.beneficiary(eid, bid)]
  return inTransaction(async (transaction) => {
    const [ofHome, known] = (await transaction.getAll(home, db.doc(path))) as [
      DocumentSnapshot,
      DocumentSnapshot,
    ]
    const kept = readDocument(countsSchema, ofHome)
    if (kept === null) return { why: 'establishmentNotFound' as const }
    const before = readDocument(saidSchema, known)
    const fields = (['name', 'room', 'email', 'phone'] as const).filter(
      (field) => said[field] !== undefined && before?.[field] !== said[field],
    )
    if (fields.length === 0) return { changed: false }
    if (before?.state === 'archived') return { why: 'beneficiaryArchived' as const }
    if (before) {
      // Whoever goes to see somebody who is calling must be sent to where they are now.
      const calling = await transaction.get(currentAlertsOf(eid, bid))
      const { name: beneficiaryName, room } = said
      for (const { ref } of calling.docs) transaction.update(ref, { beneficiaryName, room })
      transaction.update(db.doc(path), { ...said, lastUpdateAt: now })
    } else {
      if (kept.counts.beneficiaries >= mostBeneficiaries) return { why: 'tooManyBeneficiaries' as const }
      transaction.create(db.doc(path), newBeneficiary(said, now))
      transaction.update(home, { 'counts.beneficiaries': FieldValue.increment(1) })
    }
    keepFindable(transaction, residentEntry(eid, bid, { ...said, state: 'active' }))
    addAudit(transaction, { uid, action: 'beneficiary.set', path, establishmentId: eid, at: now, fields })
    return { changed: true }
  })
}

const currentAlertsOf = (eid: string, bid: string) =>
  firestore()
    .collection(paths.alerts(eid))
    .where('beneficiaryId', '==', bid)
    .where('state', 'in', ['open', 'acknowledged'])
    .select()

const newBeneficiary = (
  { email = null, phone = null, ...said }: BeneficiaryChange,
  now: number,
): Beneficiary => ({
  ...said,
  state: 'active',
  email,
  phone,
  confirmedPhone: null,
  mood: null,
  health: null,
  appetite: null,
  avatar: null,
  color: colourWithoutPicture,
  caregiverIds: [],
  lastUpdateAt: now,
})
