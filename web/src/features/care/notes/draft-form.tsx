import { NoteForm, type NoteFormProps } from './note-form.tsx'
import { mayWrite } from './notes-of.ts'
import { StrandedNote } from './stranded-note.tsx'

/** A note that is half written: to be gone on with, unless nothing more is written of its resident, or not by this person any more. */
export function DraftForm(props: NoteFormProps) {
  const { of } = props
  const isStranded = of.resident !== null && !mayWrite(of, 'public')
  return isStranded ? <StrandedNote {...props} /> : <NoteForm {...props} />
}
