import type { NotesOf } from './notes-of.ts'
import { begun, keepDraft, type Typed } from './unsent.ts'

/** Begins a new note about a resident, and answers it. */
export function beginNote(of: NotesOf): Typed {
  const fresh = begun(of, { mid: crypto.randomUUID(), text: '', visibility: 'public' })
  keepDraft(fresh)
  return fresh
}
