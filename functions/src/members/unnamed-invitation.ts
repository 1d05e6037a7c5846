import { createHash } from 'node:crypto'
import { type Invitation, isOpen } from '@vigie/domain/people/invitation'
import { readInvitationsTo } from '../data/invitations-to.ts'

/**
 * The id under which a home invites an address that names none: that of the invitation which waits there, or a new one, the same for
 * whoever asks at the same time. `now` is epoch milliseconds.
 */
export async function idToInvite(eid: string, email: string, now: number): Promise<string> {
  const { known, ids } = await readInvitationsTo(eid, email)
  const waiting = known.find((one) => isOpen(one, now))
  // No id that is there can come of all that are there.
  const facts = [eid, email, ...ids.toSorted()]
  return waiting?.iid ?? createHash('sha256').update(facts.join('\n')).digest('hex').slice(0, 20)
}

/**
 * The id of the invitation that somebody answers who names none: the one that waits for their address (null: they have none that is
 * verified), or else the one that they answered last, so that the same answer again is the same. `now` is epoch milliseconds.
 */
export async function idToAnswer(
  { eid, uid, email }: { eid: string; uid: string; email: string | null },
  now: number,
): Promise<{ iid: string } | { why: 'invitationNotFound' | 'invitationUnclear' }> {
  if (email === null) return { why: 'invitationNotFound' }
  const { known } = await readInvitationsTo(eid, email)
  const [waiting, ...others] = known.filter((one) => isOpen(one, now))
  if (others.length > 0) return { why: 'invitationUnclear' }
  // Of one that was refused it is not kept by whom: by whoever had the address.
  const isTheirs = ({ state, answeredBy }: Invitation) => state === 'refused' || answeredBy === uid
  const one = waiting ?? known.find(isTheirs) ?? known[0]
  return one === undefined ? { why: 'invitationNotFound' } : { iid: one.iid }
}
