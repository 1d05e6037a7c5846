import type { careRecord as french } from '../fr/care-record.ts'

export const careRecord: typeof french = {
  notesSlow: 'Notes retrieval is taking longer than usual.',
  tasksSlow: 'Tasks retrieval is taking longer than usual.',
}
