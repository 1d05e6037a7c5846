import type { Transaction } from '@google-cloud/firestore'
import type { AuditAction } from '@vigie/domain/care/audit'
import { isOpen, mostResidentsFollowed } from '@vigie/domain/people/invitation'
import { roles } from '@vigie/domain/people/roles'
import type { Member } from '@vigie/domain/people/user'
import { keepInvitation, mayInvite, withInvitation } from '../data/invitations.ts'
import { addMember, readJoining } from '../data/joining.ts'
import { isSameEmail } from '../data/profiles.ts'
import { readResidents } from '../data/to-follow.ts'

/** Who answers which invitation: `email` is the address that Auth knows by now to be theirs, null: none. */
export interface Answer {
  eid: string
  iid: string
  uid: string
  email: string | null
  accept: boolean
}

export type AnswerOutcome =
  | { state: 'accepted' | 'refused'; already?: true }
  | { why: 'invitationNotFound' | 'invitationOver' | 'invitedRelative' }

/**
 * Answers an invitation for whoever has its address. To accept makes them a member, in one transaction: at the level it says,
 * with the role of their profile, or as a caregiver of its residents where it names any. Who is a member already stays what
 * they are, but that a caregiver follows those residents besides. Whoever has a relative's account is made no administrator, as they would
 * administer nothing (`invitedRelative`): the invitation waits on, so that whoever made it learns nothing. One whose inviter may not invite any more is over. The same answer again changes nothing;
 * whoever was sent away since is told that it is over. `now` is epoch milliseconds.
 */
export function answerInvitation(answer: Answer, now: number): Promise<AnswerOutcome> {
  const { eid, uid, email, accept } = answer
  return withInvitation<AnswerOutcome>(answer, async (transaction, known) => {
    // Whoever else asks learns not even that there is one.
    if (known === null || email === null || !isSameEmail(known.email, email))
      return { why: 'invitationNotFound' }
    const state = accept ? 'accepted' : 'refused'
    // Who refused is not kept: whoever has the address is whom it was for.
    if (!accept && known.state === state) return { state }
    if (known.state === state && known.answeredBy === uid)
      return (await isMember(transaction, eid, uid)) ? { state } : { why: 'invitationOver' }
    if (!isOpen(known, now)) return { why: 'invitationOver' }
    const action: AuditAction = accept ? 'invitation.accept' : 'invitation.refuse'
    const act = { ...answer, action, given: null }
    const answered = { ...known, state, answeredBy: accept ? uid : null } as const
    if (!accept) {
      keepInvitation(transaction, act, answered, now)
      return { state }
    }
    // Whoever was sent away must not come back by what they, or somebody who was sent away since, prepared.
    if (!(await mayInvite(transaction, eid, known.invitedBy.uid))) return { why: 'invitationOver' }
    const joining = await readJoining(transaction, eid, uid)
    const followed = await readResidents(transaction, eid, known.beneficiaryIds)
    const isCaregiver = known.beneficiaryIds.length > 0
    // Those they were to follow have all left: there is nobody to be a caregiver of, and staff they were not to be.
    if (joining === null || (isCaregiver && followed.length === 0)) return { why: 'invitationOver' }
    const { member } = joining
    const followsMore = member?.role === roles.CAREGIVER && isCaregiver
    if (member !== null && followsMore) {
      const beneficiaryIds = [...new Set([...member.beneficiaryIds, ...followed])]
      if (beneficiaryIds.length > mostResidentsFollowed) return { why: 'invitationOver' }
      addMember(transaction, eid, { ...member, beneficiaryIds }, followed)
    }
    if (member === null && !isCaregiver && joining.role === roles.CAREGIVER && known.roleId === roles.ADMIN)
      return { why: 'invitedRelative' }
    if (member === null) {
      const joined: Member = {
        uid,
        displayName: joining.displayName,
        establishmentName: joining.establishmentName,
        establishmentState: joining.establishmentState,
        roleId: known.roleId,
        role: isCaregiver ? roles.CAREGIVER : joining.role,
        ...(isCaregiver && { isCaregiver }),
        state: 'accepted',
        beneficiaryIds: followed,
      }
      addMember(transaction, eid, joined, followed)
    }
    const isNews = member === null || followsMore
    // Who is a member already keeps the level that they have.
    const given = member === null ? { to: known.roleId } : null
    keepInvitation(transaction, { ...act, given, beneficiaryIds: isNews ? followed : [] }, answered, now)
    return isNews ? { state } : { state, already: true }
  })
}

const isMember = async (transaction: Transaction, eid: string, uid: string) =>
  (await readJoining(transaction, eid, uid))?.member != null
