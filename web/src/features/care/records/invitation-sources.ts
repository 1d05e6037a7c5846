import { paths } from '@vigie/domain/paths'
import { invitationSchema } from '@vigie/domain/people/invitation'
import { groupOf, listAt } from '../../../lib/firebase/asked.ts'

/** The invitations to any home that wait for the answer of whoever has this address, which is theirs. */
export const ownInvitationsSource = (email: string) =>
  groupOf(paths.invitationsGroup, invitationSchema, {
    where: [
      ['email', '==', email],
      ['state', '==', 'pending'],
    ],
  })

/** The invitations that nobody has answered yet: for its administrators only. */
export const invitationsSource = (eid: string) =>
  listAt(paths.invitations(eid), invitationSchema, { where: [['state', '==', 'pending']] })
