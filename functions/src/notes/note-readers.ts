import type { NoteVisibility } from '@vigie/domain/care/note'
import { mayRead } from '@vigie/domain/care/note-acts'
import { type Person, personOf } from '@vigie/domain/people/permissions'
import { roles } from '@vigie/domain/people/roles'
import { readMembers, readRightsOf } from '../data/user-records.ts'

const inOrder = new Intl.Collator('fr-CA').compare

/** What the readers of a note are called, in the order of their names: relatives of the resident, and all others. */
interface NoteReaders {
  relatives: string[]
  names: string[]
}

/** Who of the members of a home would read such a note about a resident, were it written by this person, who is not named. */
export async function namesOfReaders(
  writer: Person,
  { eid, bid }: { eid: string; bid: string },
  visibility: NoteVisibility,
): Promise<NoteReaders> {
  const members = (await readMembers(eid)).filter(({ uid }) => uid !== writer.uid)
  const rights = await readRightsOf(members.map(({ uid }) => uid))
  const note = { visibility, by: writer.uid }
  const readers = members.filter((membership) => {
    // Whoever has yet to verify their address may read it as soon as they have.
    const person = personOf(membership.uid, rights.get(membership.uid) ?? null, true)
    return mayRead({ access: { person, membership }, beneficiaryId: bid }, note)
  })
  const called = (areRelatives: boolean) =>
    readers
      .filter(({ role }) => (role === roles.CAREGIVER) === areRelatives)
      .map(({ displayName }) => displayName)
      .toSorted(inOrder)
  return { relatives: called(true), names: called(false) }
}
