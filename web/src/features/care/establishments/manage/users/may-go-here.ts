import { mayGo } from '@vigie/domain/alerts/may-go'
import type { Member } from '@vigie/domain/people/user'

/** Whether a member can be counted on to go to whoever calls in their home. Of the account itself no more is known here than that it was closed: else it is taken to be in order. */
export const mayGoHere = (member: Member): boolean => mayGoAs(member, member, null)

/** The same of somebody once they are `after` in the home, null: no member of it any more; and of one resident, or, where `beneficiaryId` is null, of all. */
export function mayGoAs(
  { uid, role, isClosed }: Member,
  after: Member | null,
  beneficiaryId: string | null,
): boolean {
  const person = { uid, roleId: role, operator: false, disabled: isClosed === true, emailVerified: true }
  return mayGo({ person, membership: after }, beneficiaryId)
}
