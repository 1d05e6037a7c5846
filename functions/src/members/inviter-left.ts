import type { Transaction } from '@google-cloud/firestore'
import { can } from '@vigie/domain/people/permissions'
import type { ChangedRights } from '../alerts/release-held.ts'
import { endMade, readMadeBy } from '../data/made-invitations.ts'

/**
 * Reads the invitations of somebody who may not invite any more once their rights have changed. What it answers has them run out in the
 * same transaction, at `now` (epoch milliseconds): nobody could accept them, and lists would show them as waiting
 * (docs/adr/0043-an-invitation-is-for-an-address.md).
 */
export async function readEndOfInvitations(
  transaction: Transaction,
  { uid, eid, after }: ChangedRights,
  now: number,
): Promise<() => void> {
  const made = await readMadeBy(transaction, uid, eid, now)
  const lost = made.filter((one) => !can(after(one.eid), 'create', 'members'))
  return () => endMade(transaction, lost, now)
}
