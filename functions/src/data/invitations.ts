import { createHash } from 'node:crypto'
import type { Transaction } from '@google-cloud/firestore'
import type { AuditAction, Given } from '@vigie/domain/care/audit'
import { establishmentSchema } from '@vigie/domain/care/establishment'
import { type NewMessage, queuedDelivery } from '@vigie/domain/deliveries/new-delivery'
import { paths } from '@vigie/domain/paths'
import { type Invitation, invitationSchema, mostInvitations } from '@vigie/domain/people/invitation'
import { invitationMail } from '@vigie/domain/people/invitation-mail'
import { can, personOf } from '@vigie/domain/people/permissions'
import { type Member, memberSchema, userSchema } from '@vigie/domain/people/user'
import { expireAt } from '@vigie/domain/retention'
import { addAudit } from './audit.ts'
import { firestore } from './firestore.ts'
import { inTransaction } from './in-transaction.ts'
import { readDocument, readOrReport } from './read-document.ts'
import { readWhyNotFollowed, type WhyNotFollowed } from './to-follow.ts'
import { queueWave } from './waves.ts'

/** Which invitation of which home, and who does something about it. */
export interface InvitationAct {
  eid: string
  iid: string
  uid: string
  /** What the audit calls it. */
  action: AuditAction
  /** Which residents the audit says it is about, where that is not all that the invitation names. */
  beneficiaryIds?: readonly string[]
  /** Whose access it gives, takes back or would give. */
  given: Given | null
}

/** Does something about an invitation as it is stored, null where there is none, in one transaction. */
export function withInvitation<T>(
  { eid, iid }: Pick<InvitationAct, 'eid' | 'iid'>,
  work: (transaction: Transaction, invitation: Invitation | null) => T | Promise<T>,
): Promise<T> {
  return inTransaction(async (transaction) => {
    const stored = await transaction.get(firestore().doc(paths.invitation(eid, iid)))
    return work(transaction, readDocument(invitationSchema, stored))
  })
}

/**
 * Keeps an invitation, new or changed, and who did it; in a transaction that has done its reading. Firestore deletes it
 * 90 days after it is over (`expireAt`): one that waits, after it runs out.
 */
export function keepInvitation(
  transaction: Transaction,
  { eid, iid, uid, action, beneficiaryIds, given }: InvitationAct,
  invitation: Invitation,
  now: number,
): void {
  const path = paths.invitation(eid, iid)
  const over = invitation.state === 'pending' ? invitation.endsAt : now
  transaction.set(firestore().doc(path), { ...invitation, expireAt: expireAt('invitations', over) })
  addAudit(transaction, {
    uid,
    action,
    aboutName: invitation.email,
    path,
    establishmentId: eid,
    at: now,
    beneficiaryIds: beneficiaryIds ?? invitation.beneficiaryIds,
    given,
  })
}

/** Queues the e-mail of an invitation, as often as it was sent by now; the same sending is queued once. */
export function queueInvitationMail(
  transaction: Transaction,
  { eid, iid }: Pick<InvitationAct, 'eid' | 'iid'>,
  { email, locale, establishmentName, sentAt }: Invitation,
  link: string,
  now: number,
): void {
  const id = createHash('sha256').update(`${eid}/${iid}`).digest('hex').slice(0, 32)
  const waveId = `invitation-${id}-${sentAt.length}`
  const message: NewMessage = {
    recipient: { kind: 'address' },
    channel: 'email',
    to: { address: email },
    locale,
    // Whoever has no account yet meets nothing of ours before that page: it speaks as their e-mail does.
    ...invitationMail(establishmentName, `${link}?lang=${locale}`, locale),
    next: [],
  }
  const deliveries = [queuedDelivery({ kind: 'invitation', invitationId: iid, waveId }, message, now)]
  queueWave(transaction, eid, { waveId, alertIds: [], deliveries }, now)
}

/** What a new invitation is held against. */
export interface BeforeInviting {
  establishmentName: string | null
  inviterName: string
  isInvited: boolean
  /** What whoever has the address is in the home already; null: nothing. */
  member: Member | null
  areTooMany: boolean
  whyNotFollowed: WhyNotFollowed
}

/** Whether somebody may invite to a home by now: an invitation is worth what whoever made it may give. */
export async function mayInvite(transaction: Transaction, eid: string, uid: string): Promise<boolean> {
  const db = firestore()
  const [profile, member] = await transaction.getAll(db.doc(paths.user(uid)), db.doc(paths.member(eid, uid)))
  const rights = profile ? readOrReport(rightsSchema, profile) : null
  if (rights === null) return false
  const membership = member ? readOrReport(memberSchema, member) : null
  return can({ person: personOf(uid, rights, rights.emailVerified), membership }, 'create', 'members')
}

const rightsSchema = userSchema.pick({ roleId: true, operator: true, disabled: true, emailVerified: true })
const day = 24 * 3_600_000
/** The uid of no account. */
const nobody = 'nobody'
const nameSchema = userSchema.pick({ displayName: true })

/** Reads what a new invitation is held against, in its transaction. `uid`: whose its address is; null: nobody's, as far as is known. */
export async function readBeforeInviting(
  transaction: Transaction,
  { eid, uid }: Pick<InvitationAct, 'eid' | 'uid'>,
  to: Pick<Invitation, 'email' | 'beneficiaryIds'> & { uid: string | null },
  now: number,
): Promise<BeforeInviting> {
  const db = firestore()
  const all = db.collection(paths.invitations(eid))
  const pending = all.where('state', '==', 'pending')
  const { email, beneficiaryIds } = to
  // Read whether or not there is anybody: how long it takes tells nobody of an account.
  const ownMembership = db.doc(paths.member(eid, to.uid ?? nobody))
  const [establishment, inviter, membership, toAddress, waiting, ofDay, whyNotFollowed] = await Promise.all([
    transaction.get(db.doc(paths.establishment(eid))),
    transaction.get(db.doc(paths.user(uid))),
    transaction.get(ownMembership),
    transaction.get(pending.where('email', '==', email).where('endsAt', '>', now).select().limit(1)),
    transaction.get(pending.where('endsAt', '>', now).select().limit(mostInvitations.pending)),
    transaction.get(
      all
        .where('createdAt', '>', now - day)
        .select()
        .limit(mostInvitations.aDay),
    ),
    readWhyNotFollowed(transaction, eid, beneficiaryIds),
  ])
  const home = readDocument(establishmentSchema.pick({ name: true }), establishment)
  const member = readOrReport(memberSchema, membership)
  return {
    member: member?.state === 'accepted' ? member : null,
    establishmentName: home?.name ?? null,
    inviterName: readDocument(nameSchema, inviter)?.displayName ?? '',
    isInvited: !toAddress.empty,
    areTooMany: waiting.size >= mostInvitations.pending || ofDay.size >= mostInvitations.aDay,
    whyNotFollowed,
  }
}
