import { establishmentSchema } from '@vigie/domain/care/establishment'
import { noticeSchema } from '@vigie/domain/notices/notice'
import { paths } from '@vigie/domain/paths'
import { invitationSchema } from '@vigie/domain/people/invitation'
import { documentAt, groupOf, listAt } from '../../../lib/firebase/asked.ts'

/** Every establishment: for a super admin only. */
export const allEstablishmentsSource = () => listAt(paths.establishments, establishmentSchema)

export const establishmentSource = (eid: string) => documentAt(paths.establishment(eid), establishmentSchema)

/** The invitations to any home that wait for the answer of whoever has this address, which is theirs. */
export const ownInvitationsSource = (email: string) =>
  groupOf(paths.invitationsGroup, invitationSchema, {
    where: [
      ['email', '==', email],
      ['state', '==', 'pending'],
    ],
  })

/** Calls for help that are being refused in an establishment. */
export const noticesSource = (eid: string) =>
  listAt(paths.notices, noticeSchema, { where: [['establishmentId', '==', eid]] })

/** The latest of every establishment and of none: for a super admin only. */
export const allNoticesSource = () => listAt(paths.notices, noticeSchema, { latestBy: 'lastAt', atMost: 20 })
