import {
  answerInvitationCall,
  cancelInvitationCall,
  changeFollowedCall,
  changeLevelCall,
  inviteCall,
  resendInvitationCall,
  revokeCall,
} from '@vigie/domain/api/people-calls'
import { can, type Person } from '@vigie/domain/people/permissions'
import { verifiedEmailOf } from '../data/auth-users.ts'
import { readMember } from '../data/members.ts'
import { answerInvitation } from '../members/answer-invitation.ts'
import { changeFollowed } from '../members/change-followed.ts'
import { changeLevel, revokeMember } from '../members/change-member.ts'
import { cancelInvitation, invite, inviteUnnamed, resendInvitation } from '../members/invite.ts'
import { idToAnswer } from '../members/unnamed-invitation.ts'
import { publicUrl } from '../settings.ts'
import { doneOr } from './done-or.ts'
import { type Endpoint, endpoint } from './endpoint.ts'

const page = () => `${publicUrl.value()}/invitation`

/** Whether the person may do this to the memberships of the home that the path names. */
const mayDo =
  (operation: 'create' | 'update' | 'delete') =>
  async ({ person, params: { eid } }: { person: Person; params: { eid: string } }) =>
    can({ person, membership: await readMember(eid, person.uid) }, operation, 'members')

/** Who belongs to a home: invitations, answers, levels, and their end. */
export const peopleEndpoints: readonly Endpoint[] = [
  endpoint({
    call: inviteCall,
    authorise: mayDo('create'),
    async run({ person: { uid }, params: { eid }, body: { id, ...said } }) {
      const now = Date.now()
      if (id !== undefined) return doneOr(await invite({ eid, iid: id, uid }, said, page(), now))
      return doneOr(await inviteUnnamed({ eid, uid }, said, page(), now))
    },
  }),
  endpoint({
    call: resendInvitationCall,
    authorise: mayDo('create'),
    async run({ person: { uid }, params: { eid, iid } }) {
      doneOr(await resendInvitation({ eid, iid, uid }, page(), Date.now()))
      return {}
    },
  }),
  endpoint({
    call: cancelInvitationCall,
    authorise: mayDo('create'),
    run: async ({ person: { uid }, params: { eid, iid } }) =>
      doneOr(await cancelInvitation({ eid, iid, uid }, Date.now())),
  }),
  endpoint({
    call: answerInvitationCall,
    // Whose it is the invitation itself says, which the body names: that of the address.
    authorise: async () => true,
    async run({ person: { uid }, params: { eid }, body: { invitationId, accept } }) {
      const [email, now] = [await verifiedEmailOf(uid), Date.now()]
      const iid = invitationId ?? doneOr(await idToAnswer({ eid, uid, email }, now)).iid
      return doneOr(await answerInvitation({ eid, iid, uid, email, accept }, now))
    },
  }),
  endpoint({
    call: revokeCall,
    authorise: mayDo('delete'),
    run: async ({ person: { uid }, params: { eid, userId } }) =>
      doneOr(await revokeMember({ eid, userId, uid }, Date.now())),
  }),
  endpoint({
    call: changeLevelCall,
    authorise: mayDo('update'),
    run: async ({ person: { uid }, params: { eid }, body: { userId, roleId } }) =>
      doneOr(await changeLevel({ eid, userId, uid }, roleId, Date.now())),
  }),
  endpoint({
    call: changeFollowedCall,
    authorise: mayDo('update'),
    run: async ({ person: { uid }, params: { eid }, body: { userId, ...said } }) =>
      doneOr(await changeFollowed({ eid, userId, uid }, said, Date.now())),
  }),
]
