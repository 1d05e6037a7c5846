import { NoteForm, type NoteFormProps } from './note-form.tsx'
import { StrandedNote } from './stranded-note.tsx'

/** A note that is half written: to be gone on with, unless nothing more is written of its resident. */
export const DraftForm = (props: NoteFormProps) =>
  props.of.resident?.state === 'archived' ? <StrandedNote {...props} /> : <NoteForm {...props} />
