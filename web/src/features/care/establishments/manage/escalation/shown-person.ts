import { mayGo } from '@vigie/domain/alerts/may-go'
import { roles } from '@vigie/domain/people/roles'
import type { Member } from '@vigie/domain/people/user'
import type { TFunction } from 'i18next'

/** Whom a step can name, as the form shows them: whoever is told and may not take the alert is not enough, which is to be seen before the plan is saved. */
export function shownPerson(member: Member, t: TFunction): string {
  const { uid, displayName: name, role } = member
  // Of the account itself nothing is known here.
  const person = { uid, roleId: role, operator: false, disabled: false, emailVerified: true }
  if (mayGo({ person, membership: member }, null)) return name
  if (role === roles.CAREGIVER) return t('escalation.relative', { name })
  return t(member.roleId === roles.READ_ONLY ? 'escalation.reader' : 'escalation.unable', { name })
}
