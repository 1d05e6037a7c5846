import { type DocumentSnapshot, FieldValue } from '@google-cloud/firestore'
import { type Beneficiary, beneficiarySchema } from '@vigie/domain/care/beneficiary'
import { establishmentSchema } from '@vigie/domain/care/establishment'
import {
  type BeneficiaryChange,
  type BeneficiarySeen,
  mostBeneficiaries,
} from '@vigie/domain/care/managed-beneficiary'
import { paths } from '@vigie/domain/paths'
import { residentEntry } from '@vigie/domain/search/search-entry'
import { alertsInProgress } from './alerts-in-progress.ts'
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
export const colourWithoutPicture = '#0277bd'

const countsSchema = establishmentSchema.pick({ counts: true })
const saidSchema = beneficiarySchema.pick({
  name: true,
  room: true,
  email: true,
  phone: true,
  confirmedPhone: true,
  state: true,
})
const fieldNames = ['name', 'room', 'email', 'phone', 'confirmedPhone'] as const

/**
 * Adds a resident, or changes what is said of one and of the alerts by which they are calling, in one transaction that also counts
 * them and notes who did it. What they say already changes nothing; a change of what somebody else has changed since it was `seen` is
 * refused, with what is said of them by now. Answers whether anything was changed, or why not. `now` is epoch milliseconds.
 */
export async function setBeneficiary(
  { eid, bid, uid }: BeneficiaryAct,
  { seen, ...said }: BeneficiaryChange & { seen: BeneficiarySeen | null },
  now: number,
): Promise<
  | { changed: boolean }
  | { why: 'establishmentNotFound' | 'beneficiaryArchived' | 'tooManyBeneficiaries' }
  | { why: 'beneficiaryChanged'; current: BeneficiarySeen }
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
    const asked = withConfirmedPhone(said, before)
    const fields = fieldNames.filter(
      (field) => asked[field] !== undefined && (before?.[field] ?? null) !== asked[field],
    )
    if (fields.length === 0) return { changed: false }
    if (before?.state === 'archived') return { why: 'beneficiaryArchived' as const }
    if (before) {
      const { state, ...current } = before
      if (fieldNames.some((field) => seen?.[field] !== current[field]))
        return { why: 'beneficiaryChanged' as const, current }
      // Whoever goes to see somebody who is calling must be sent to where they are now.
      const calling = await transaction.get(currentAlertsOf(eid, bid))
      const { name: beneficiaryName, room } = asked
      for (const { ref } of calling.docs) transaction.update(ref, { beneficiaryName, room })
      transaction.update(db.doc(path), { ...asked, lastUpdateAt: now })
    } else {
      if (kept.counts.beneficiaries >= mostBeneficiaries) return { why: 'tooManyBeneficiaries' as const }
      transaction.create(db.doc(path), newBeneficiary(asked, now))
      transaction.update(home, { 'counts.beneficiaries': FieldValue.increment(1) })
    }
    keepFindable(transaction, residentEntry(eid, bid, { ...said, state: 'active' }))
    addAudit(transaction, { uid, action: 'beneficiary.set', path, establishmentId: eid, at: now, fields })
    return { changed: true }
  })
}

type Asked = Omit<BeneficiaryChange, 'phoneTried'> & Partial<Pick<Beneficiary, 'confirmedPhone'>>

/** What is to be kept of what was said: another number is not confirmed by what was said of the one before. */
function withConfirmedPhone(
  { phoneTried, ...said }: BeneficiaryChange,
  before: Pick<Beneficiary, 'confirmedPhone'> | null,
): Asked {
  const { phone } = said
  if (phone === undefined) return said
  const isConfirmed = phoneTried ?? before?.confirmedPhone === phone
  return { ...said, confirmedPhone: isConfirmed ? phone : null }
}

const currentAlertsOf = (eid: string, bid: string) =>
  alertsInProgress(eid).where('beneficiaryId', '==', bid).select()

const newBeneficiary = (
  { email = null, phone = null, confirmedPhone = null, ...said }: Asked,
  now: number,
): Beneficiary => ({
  ...said,
  state: 'active',
  email,
  phone,
  confirmedPhone,
  mood: null,
  health: null,
  appetite: null,
  avatar: null,
  color: colourWithoutPicture,
  caregiverIds: [],
  lastUpdateAt: now,
})
