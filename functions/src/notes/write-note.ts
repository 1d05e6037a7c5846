import type { Note, NoteChange } from '@vigie/domain/care/note'
import { type NoteRefusal, writtenNote } from '@vigie/domain/care/note-acts'
import type { Person } from '@vigie/domain/people/permissions'
import { actOnNote, type NotePlace } from '../data/notes.ts'
import { msUntilWritten } from '../data/written-of-day.ts'

/** What was written; or why it was not, with the note as it stands for its author who had not seen that. */
export type Written =
  | { changed: boolean; note: Note }
  | { why: 'noteChanged'; current: Note }
  | { why: Exclude<NoteRefusal, 'noteChanged'> | 'beneficiaryNotFound' | 'beneficiaryArchived' }
  | { why: 'tooMuchWritten'; waitMs: number }

/** Writes a note, or changes what it says, if the person may. The same again changes nothing. `now` is epoch milliseconds. */
export async function writeNote(
  person: Person,
  place: NotePlace,
  said: NoteChange,
  now: number,
): Promise<Written> {
  // Beside the transaction, which would have to wait for each note that its author writes at the time.
  const waitMs = await msUntilWritten('notesGroup', person.uid, now)
  const outcome = await actOnNote<Written>({ ...place, uid: person.uid }, now, (found) => {
    // Another's is as none to them, and is not read: nobody but its author learns that it is spoilt.
    const isTheirs = found.facts?.by === person.uid
    const known = isTheirs ? found.read() : null
    const actor = { access: { person, membership: found.membership }, beneficiaryId: place.bid }
    // Also where another's stands: the answer would tell that one does, of which nobody else learns.
    if (!isTheirs && waitMs > 0) return { answer: { why: 'tooMuchWritten', waitMs } }
    const written = writtenNote(actor, known, said, found.name, now)
    if (!('why' in written)) {
      const changed = written.fields.length > 0
      return { answer: { changed, note: written.note }, ...(changed && { becomes: written }) }
    }
    const { why } = written
    if (why !== 'noteChanged') return { answer: { why } }
    return { answer: known === null ? { why: 'noteOutOfReach' } : { why, current: known } }
  })
  return 'why' in outcome ? outcome : outcome.answer
}
