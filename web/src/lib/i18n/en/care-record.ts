import type { careRecord as french } from '../fr/care-record.ts'

export const careRecord: typeof french = {
  copyLink: 'Copy the link',
  notesSlow: 'Notes retrieval is taking longer than usual.',
  tasksSlow: 'Tasks retrieval is taking longer than usual.',
}
