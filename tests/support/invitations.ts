import { type Invitation, invitationGoodForMs } from '@vigie/domain/people/invitation'
import { roles } from '@vigie/domain/people/roles'

/** An invitation of an address that waits for an answer, as it is stored unless said otherwise. */
export function newInvitation(email: string, change: Partial<Invitation> = {}): Invitation {
  const now = Date.now()
  return {
    email,
    locale: 'fr',
    roleId: roles.READ_WRITE,
    beneficiaryIds: [],
    establishmentName: 'Résidence',
    invitedBy: { uid: 'admin', displayName: 'Sylvie' },
    createdAt: now,
    sentAt: [now],
    endsAt: now + invitationGoodForMs,
    state: 'pending',
    answeredBy: null,
    ...change,
  }
}
