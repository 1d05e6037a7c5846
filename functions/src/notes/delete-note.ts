import { deletedNote, type NoteRefusal } from '@vigie/domain/care/note-acts'
import type { Person } from '@vigie/domain/people/permissions'
import { actOnNote, type NotePlace } from '../data/notes.ts'

type Deleted = { changed: boolean } | { why: NoteRefusal }

/** Deletes somebody's own note, if they may; `changed` is false where it is not there. `now` is epoch milliseconds. */
export async function deleteNote(
  person: Person,
  place: NotePlace,
  now: number,
): Promise<Deleted | { why: 'beneficiaryNotFound' | 'beneficiaryArchived' }> {
  const outcome = await actOnNote<Deleted>({ ...place, uid: person.uid }, now, ({ facts, membership }) => {
    const done = deletedNote({ access: { person, membership }, beneficiaryId: place.bid }, facts)
    if (done === 'deleted') return { answer: { changed: true }, becomes: null }
    return { answer: done === 'gone' ? { changed: false } : done }
  })
  return 'why' in outcome ? outcome : outcome.answer
}
