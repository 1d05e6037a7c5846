import {
  givesNothing,
  type Invitation,
  invitationGoodForMs,
  isOpen,
  type NewInvitation,
  notSentAgain,
} from '@vigie/domain/people/invitation'
import { userOfEmail } from '../data/auth-users.ts'
import {
  type InvitationAct,
  keepInvitation,
  queueInvitationMail,
  readBeforeInviting,
  withInvitation,
} from '../data/invitations.ts'
import type { WhyNotFollowed } from '../data/to-follow.ts'
import { idToInvite } from './unnamed-invitation.ts'

/** Who invites, to which home, under which id. */
export type Inviting = Omit<InvitationAct, 'action' | 'given'>

type WhyNotAgain =
  | 'invitationNotFound'
  | 'invitationOver'
  | 'sentTooOften'
  | 'tooSoon'
  | 'alreadyInvited'
  | 'tooManyInvitations'

type WhyNot =
  | 'establishmentNotFound'
  | NonNullable<WhyNotFollowed>
  | 'alreadyInvited'
  | 'alreadyMember'
  | 'invitationExists'
  | 'tooManyInvitations'

/**
 * Invites an address to a home and writes to it. The same again changes nothing. Whoever asks does not learn whether somebody has an
 * account there, but that it would give nothing to a member of their home; not to which, since an address is nobody's to look up. `link` is the page that the e-mail leads to, `now`
 * epoch milliseconds.
 */
export async function invite(
  inviting: Inviting,
  said: NewInvitation,
  link: string,
  now: number,
): Promise<{ changed: boolean } | { why: WhyNot }> {
  const uid = await ownerOf(said)
  return withInvitation<{ changed: boolean } | { why: WhyNot }>(inviting, async (transaction, known) => {
    if (known) return isSame(known, inviting.uid, said) ? { changed: false } : { why: 'invitationExists' }
    const found = await readBeforeInviting(transaction, inviting, { ...said, uid }, now)
    if (found.establishmentName === null) return { why: 'establishmentNotFound' }
    // Before anything is said of an address: so many may be asked about a day.
    if (found.areTooMany) return { why: 'tooManyInvitations' }
    if (found.member !== null && givesNothing(found.member, said)) return { why: 'alreadyMember' }
    if (found.isInvited) return { why: 'alreadyInvited' }
    if (found.whyNotFollowed !== null) return { why: found.whyNotFollowed }
    const invitation: Invitation = {
      ...said,
      establishmentName: found.establishmentName,
      invitedBy: { uid: inviting.uid, displayName: found.inviterName },
      createdAt: now,
      sentAt: [now],
      endsAt: now + invitationGoodForMs,
      state: 'pending',
      answeredBy: null,
    }
    const given = { to: invitation.roleId }
    keepInvitation(transaction, { ...inviting, action: 'invitation.create', given }, invitation, now)
    queueInvitationMail(transaction, inviting, invitation, link, now)
    return { changed: true }
  })
}

/** The same by an address that has one invitation at a time, under an id of ours: whatever else waits there stays. */
export async function inviteUnnamed(
  { eid, uid }: Omit<Inviting, 'iid'>,
  said: NewInvitation,
  link: string,
  now: number,
): Promise<{ changed: boolean } | { why: WhyNot }> {
  const iid = await idToInvite(eid, said.email, now)
  const outcome = await invite({ eid, iid, uid }, said, link, now)
  return 'why' in outcome && outcome.why === 'invitationExists' ? { why: 'alreadyInvited' } : outcome
}

/** Whose the address is shown to be; null: nobody's, as far as Auth knows. */
async function ownerOf({ email }: Pick<Invitation, 'email'>): Promise<string | null> {
  const owner = await userOfEmail(email)
  return owner?.isProven ? owner.uid : null
}

function isSame(
  known: Invitation,
  uid: string,
  { email, roleId, locale, beneficiaryIds }: NewInvitation,
): boolean {
  const asKnown = [known.invitedBy.uid, known.email, known.roleId, known.locale, known.beneficiaryIds]
  return JSON.stringify(asKnown) === JSON.stringify([uid, email, roleId, locale, beneficiaryIds])
}

/**
 * Sends the e-mail of an invitation again, which is then good for as long as a new one and that of whoever sent it last. One
 * that ran out is held against what a new one is.
 */
export function resendInvitation(
  inviting: Inviting,
  link: string,
  now: number,
): Promise<{ done: true } | { why: WhyNotAgain }> {
  return withInvitation<{ done: true } | { why: WhyNotAgain }>(inviting, async (transaction, known) => {
    if (known === null) return { why: 'invitationNotFound' }
    const why = notSentAgain(known, now)
    if (why !== null) return { why }
    const found = await readBeforeInviting(transaction, inviting, { ...known, uid: null }, now)
    if (!isOpen(known, now)) {
      if (found.isInvited) return { why: 'alreadyInvited' }
      if (found.areTooMany) return { why: 'tooManyInvitations' }
    }
    const next = {
      ...known,
      invitedBy: { uid: inviting.uid, displayName: found.inviterName },
      sentAt: [...known.sentAt, now],
      endsAt: now + invitationGoodForMs,
      inviterLeft: false,
    }
    const given = { to: next.roleId }
    keepInvitation(transaction, { ...inviting, action: 'invitation.resend', given }, next, now)
    queueInvitationMail(transaction, inviting, next, link, now)
    return { done: true }
  })
}

/** Takes an invitation back that nobody has answered yet; the same again changes nothing. */
export function cancelInvitation(
  inviting: Inviting,
  now: number,
): Promise<{ changed: boolean } | { why: 'invitationNotFound' | 'invitationOver' }> {
  return withInvitation(inviting, (transaction, known) => {
    if (known === null) return { why: 'invitationNotFound' }
    if (known.state === 'cancelled') return { changed: false }
    if (known.state !== 'pending') return { why: 'invitationOver' }
    keepInvitation(
      transaction,
      { ...inviting, action: 'invitation.cancel', given: null },
      { ...known, state: 'cancelled' },
      now,
    )
    return { changed: true }
  })
}
