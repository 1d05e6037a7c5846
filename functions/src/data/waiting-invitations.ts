import type { Transaction } from '@google-cloud/firestore'
import { paths } from '@vigie/domain/paths'
import { type Invitation, invitationSchema } from '@vigie/domain/people/invitation'
import { userSchema } from '@vigie/domain/people/user'
import { expireAt } from '@vigie/domain/retention'
import * as logger from 'firebase-functions/logger'
import { addAudit } from './audit.ts'
import { verifiedEmailOf } from './auth-users.ts'
import { firestore } from './firestore.ts'
import type { MemberAct } from './member-changes.ts'
import { readOrReport } from './read-document.ts'

/** An invitation that nobody has answered, also one that ran out: it can be sent again. */
export interface Waiting {
  iid: string
  email: string
  /** The residents that it names; none where they cannot be read: nobody can accept it then. */
  beneficiaryIds: readonly string[]
}

const addressSchema = userSchema.pick({ email: true })
const residentsSchema = invitationSchema.pick({ beneficiaryIds: true })

/**
 * The invitations to a home that wait for an answer at somebody's address: the one that their profile knows, and the one that Auth has verified
 * since, by which they would be answered though nothing has told the profile yet. Where Auth cannot be asked it is the first alone: nobody keeps a right because
 * Auth does not answer.
 */
export async function readWaiting(transaction: Transaction, eid: string, uid: string): Promise<Waiting[]> {
  const db = firestore()
  const [profile, atAuth] = await Promise.all([
    transaction.get(db.doc(paths.user(uid))).then((known) => readOrReport(addressSchema, known)),
    verifiedEmailOf(uid).catch(notAsked),
  ])
  const emails = [profile?.email, atAuth].flatMap((one) => one?.toLowerCase() ?? [])
  const found = await Promise.all([...new Set(emails)].map((email) => waitingAt(transaction, eid, email)))
  return found.flat()
}

function notAsked(error: unknown): null {
  logger.error('Auth could not be asked by which address somebody is known who loses a right', error)
  return null
}

async function waitingAt(transaction: Transaction, eid: string, email: string): Promise<Waiting[]> {
  const toThem = firestore()
    .collection(paths.invitations(eid))
    .where('state', '==', 'pending')
    .where('email', '==', email)
  return (await transaction.get(toThem)).docs.map((one) => ({
    iid: one.id,
    email,
    beneficiaryIds: readOrReport(residentsSchema, one)?.beneficiaryIds ?? [],
  }))
}

/** Takes back what waits at somebody's address, and notes who did, in a transaction that has done its reading. */
export function cancelWaiting(
  transaction: Transaction,
  { eid, uid }: Pick<MemberAct, 'eid' | 'uid'>,
  waiting: readonly Waiting[],
  now: number,
): void {
  const state: Invitation['state'] = 'cancelled'
  for (const { iid, email, beneficiaryIds } of waiting) {
    const path = paths.invitation(eid, iid)
    transaction.update(firestore().doc(path), { state, expireAt: expireAt('invitations', now) })
    addAudit(transaction, {
      uid,
      action: 'invitation.cancel',
      aboutName: email,
      path,
      establishmentId: eid,
      at: now,
      beneficiaryIds,
    })
  }
}
