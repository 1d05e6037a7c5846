import type { Transaction } from '@google-cloud/firestore'
import { paths } from '@vigie/domain/paths'
import { type Invitation, invitationSchema } from '@vigie/domain/people/invitation'
import { userSchema } from '@vigie/domain/people/user'
import { expireAt } from '@vigie/domain/retention'
import { addAudit } from './audit.ts'
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

/** The invitations to a home that wait for an answer at somebody's address. */
export async function readWaiting(transaction: Transaction, eid: string, uid: string): Promise<Waiting[]> {
  const db = firestore()
  const profile = readOrReport(addressSchema, await transaction.get(db.doc(paths.user(uid))))
  if (profile === null) return []
  const toThem = db
    .collection(paths.invitations(eid))
    .where('state', '==', 'pending')
    .where('email', '==', profile.email.toLowerCase())
  return (await transaction.get(toThem)).docs.map((one) => ({
    iid: one.id,
    email: profile.email,
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
