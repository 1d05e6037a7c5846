import type { Transaction } from '@google-cloud/firestore'
import { establishmentIdOf, paths } from '@vigie/domain/paths'
import type { Invitation } from '@vigie/domain/people/invitation'
import { expireAt } from '@vigie/domain/retention'
import { firestore } from './firestore.ts'

/** An invitation that waits for an answer, and which home it is to. */
export interface MadeInvitation {
  eid: string
  path: string
}

/**
 * The invitations that somebody made, or sent last, and that can be answered at `now` (epoch milliseconds): to one home or, where `eid`
 * is null, to every home, for a super administrator invites to those that they are no member of.
 */
export async function readMadeBy(
  transaction: Transaction,
  uid: string,
  eid: string | null,
  now: number,
): Promise<MadeInvitation[]> {
  const db = firestore()
  const all =
    eid === null ? db.collectionGroup(paths.invitationsGroup) : db.collection(paths.invitations(eid))
  const made = all.where('invitedBy.uid', '==', uid).where('state', '==', 'pending')
  const found = (await transaction.get(made)).docs
  return found
    .filter((one) => one.get('endsAt') > now)
    .map(({ ref: { path } }) => ({ eid: establishmentIdOf(path), path }))
}

/** Has them run out at `now`, for whoever made them may not invite any more; in a transaction that has done its reading. */
export function endMade(transaction: Transaction, made: readonly MadeInvitation[], now: number): void {
  const end = { endsAt: now, inviterLeft: true } satisfies Partial<Invitation>
  for (const { path } of made) {
    transaction.update(firestore().doc(path), { ...end, expireAt: expireAt('invitations', now) })
  }
}
