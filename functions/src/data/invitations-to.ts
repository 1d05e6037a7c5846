import { paths } from '@vigie/domain/paths'
import { type Invitation, invitationSchema } from '@vigie/domain/people/invitation'
import { firestore } from './firestore.ts'
import { readOrReport } from './read-document.ts'

/** An invitation of a home, with its id. */
export interface InvitationTo extends Invitation {
  iid: string
}

/**
 * What a home has sent to an address, last sent first, and the ids of all: one that cannot be read is reported, and left out of
 * `known`.
 */
export async function readInvitationsTo(
  eid: string,
  email: string,
): Promise<{ known: InvitationTo[]; ids: string[] }> {
  const toAddress = firestore().collection(paths.invitations(eid)).where('email', '==', email.toLowerCase())
  const { docs } = await toAddress.get()
  const known = docs.flatMap((one) => {
    const invitation = readOrReport(invitationSchema, one)
    return invitation === null ? [] : [{ iid: one.id, ...invitation }]
  })
  const lastOf = ({ sentAt }: Invitation) => Math.max(...sentAt)
  return { known: known.toSorted((one, other) => lastOf(other) - lastOf(one)), ids: docs.map(({ id }) => id) }
}
