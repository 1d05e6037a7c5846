import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { reachOfResident } from '@vigie/domain/deliveries/reachability'
import { contact, type RuleForm } from './rule-form.ts'

type Resident = Pick<Beneficiary, 'email' | 'phone' | 'confirmedPhone'> & { readonly id: string }

/** The ids of the residents whose own contact a rule would tell, and whom none of its ways reaches: none where it tells no contact. */
export function unreachedContacts(
  { recipients, beneficiaryId, methods }: Pick<RuleForm, 'recipients' | 'beneficiaryId' | 'methods'>,
  residents: readonly Resident[],
): string[] {
  if (!recipients.includes(contact)) return []
  return residents
    .filter(({ id }) => beneficiaryId === '' || id === beneficiaryId)
    .filter((one) => methods.every((method) => !('address' in reachOfResident(method, one))))
    .map(({ id }) => id)
}
