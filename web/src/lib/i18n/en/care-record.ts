import type { careRecord as french } from '../fr/care-record.ts'

export const careRecord: typeof french = {
  notesSlow: 'Notes retrieval is taking longer than usual.',
  tasksSlow: 'Tasks retrieval is taking longer than usual.',
  filesSlow: 'Files retrieval is taking longer than usual.',
  fileTooBig: 'File too big: 50 MB at most.',
}
