import { beneficiarySchema } from '@vigie/domain/care/beneficiary'
import type { BeneficiarySeen } from '@vigie/domain/care/managed-beneficiary'
import { paths } from '@vigie/domain/paths'
import { db } from './firestore.ts'

/** What is said of a resident by now, as a call to change it has to name it; null where there is none. */
export async function seenResident(eid: string, bid: string): Promise<BeneficiarySeen | null> {
  const stored = await db.doc(paths.beneficiary(eid, bid)).get()
  if (!stored.exists) return null
  const { name, room, email, phone, confirmedPhone } = beneficiarySchema.parse(stored.data())
  return { name, room, email, phone, confirmedPhone }
}
