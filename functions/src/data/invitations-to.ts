import { paths } from '@vigie/domain/paths'
import { type Invitation, invitationSchema } from '@vigie/domain/people/invitation'
import { firestore } from './firestore.ts'
import { readOrReport } from './read-document.ts'

/** An invitation of a home, with its id. */
export interface InvitationTo extends Invitation {
  iid: string
}

/**
 * What a home ever sent to an address, last sent first, and how many there are: one that cannot be read is counted and left out,
 * and reported.
 */
export async function readInvitationsTo(
  eid: string,
  email: string,
): Promise<{ known: InvitationTo[]; count: number }> {
  const toAddress = firestore().collection(paths.invitations(eid)).where('email', '==', email.toLowerCase())
  const { docs } = await toAddress.get()
  const known = docs.flatMap((one) => {
    const invitation = readOrReport(invitationSchema, one)
    return invitation === null ? [] : [{ iid: one.id, ...invitation }]
  })
  const lastOf = ({ sentAt }: Invitation) => Math.max(...sentAt)
  return { known: known.toSorted((one, other) => lastOf(other) - lastOf(one)), count: docs.length }
}
