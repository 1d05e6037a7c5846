import type { Note } from '@vigie/domain/care/note'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import { DeleteNote } from './delete-note.tsx'
import { NoteItem } from './note-item.tsx'
import { mayChange, type NotesOf } from './notes-of.ts'

interface Props {
  of: NotesOf
  note: WithId<Note>
  /** It is the one that somebody came for. */
  isWhole?: boolean
}

/** A note, with what its author may do about it. */
export function NoteRow({ of, note, isWhole = false }: Props) {
  return (
    <NoteItem
      note={note}
      timeZone={of.timeZone}
      isWhole={isWhole}
      acts={mayChange(of, note) && <DeleteNote eid={of.eid} bid={of.bid} note={note} />}
    />
  )
}
