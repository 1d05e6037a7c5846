import type { archiving as french } from '../fr/archiving.ts'

export const archiving: typeof french = {
  archived: 'Archived',
  named: '{{name}} (archived)',
  archive: 'Archive',
  archiveOf: 'Archive {{name}}',
  restore: 'Restore',
  showArchived: 'Show archived records',
  hideArchived: 'Hide archived records',
  archivedOnes: 'Archived records',
  noneArchived: 'No record is archived.',
  noneArchivedFound: 'No archived record matches.',
}
