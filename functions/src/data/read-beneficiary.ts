import { type Beneficiary, beneficiarySchema } from '@vigie/domain/care/beneficiary'
import { paths } from '@vigie/domain/paths'
import { firestore } from './firestore.ts'
import { readDocument } from './read-document.ts'

const caregiverIdsSchema = beneficiarySchema.shape.caregiverIds.catch([])

/**
 * A resident, archived or not, whom somebody may read, as `may` says by the caregivers whom the record names; or why not. Where there
 * is no such record, or a spoilt one, it names nobody: whoever goes by it is refused alike. One read. Throws SpoiltDocument.
 */
export async function readBeneficiary(
  { eid, bid }: { eid: string; bid: string },
  may: (caregiverIds: readonly string[]) => boolean,
): Promise<Beneficiary | { why: 'forbidden' | 'beneficiaryNotFound' }> {
  const stored = await firestore().doc(paths.beneficiary(eid, bid)).get()
  if (!may(caregiverIdsSchema.parse(stored.get('caregiverIds')))) return { why: 'forbidden' }
  return readDocument(beneficiarySchema, stored) ?? { why: 'beneficiaryNotFound' }
}
