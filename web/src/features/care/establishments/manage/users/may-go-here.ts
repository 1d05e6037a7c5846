import { mayGo } from '@vigie/domain/alerts/may-go'
import type { Member } from '@vigie/domain/people/user'

/** Whether a member can be counted on to go to whoever calls in their home. Of the account itself nothing is known here: it is taken to be in order. */
export function mayGoHere(member: Member): boolean {
  const { uid, role } = member
  const person = { uid, roleId: role, operator: false, disabled: false, emailVerified: true }
  return mayGo({ person, membership: member }, null)
}
