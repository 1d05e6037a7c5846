import type { NoteVisibility } from '@vigie/domain/care/note'
import { mayRead } from '@vigie/domain/care/note-acts'
import { type Person, personOf } from '@vigie/domain/people/permissions'
import { readMembers, readRightsOf } from '../data/user-records.ts'

const inOrder = new Intl.Collator('fr-CA').compare

/**
 * What those members of a home are called who would read such a note about a resident, were it written by this person, who is not
 * named; in the order of their names.
 */
export async function namesOfReaders(
  writer: Person,
  { eid, bid }: { eid: string; bid: string },
  visibility: NoteVisibility,
): Promise<string[]> {
  const members = (await readMembers(eid)).filter(({ uid }) => uid !== writer.uid)
  const rights = await readRightsOf(members.map(({ uid }) => uid))
  const note = { visibility, by: writer.uid }
  return members
    .filter((membership) => {
      // Whoever has yet to verify their address may read it as soon as they have.
      const person = personOf(membership.uid, rights.get(membership.uid) ?? null, true)
      return mayRead({ access: { person, membership }, beneficiaryId: bid }, note)
    })
    .map(({ displayName }) => displayName)
    .toSorted(inOrder)
}
