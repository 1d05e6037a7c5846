import type { Note } from '@vigie/domain/care/note'

/** A public note of a colleague’s, as it is stored unless said otherwise. */
export const newNote = (establishmentId: string, change: Partial<Note> = {}): Note => ({
  establishmentId,
  text: 'A bien dormi',
  visibility: 'public',
  by: 'somebody',
  byName: 'Bob Caron',
  at: Date.now(),
  writtenAt: null,
  updatedAt: null,
  ...change,
})
