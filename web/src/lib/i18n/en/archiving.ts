import type { archiving as french } from '../fr/archiving.ts'

export const archiving: typeof french = {
  archived: 'Archived',
  named: '{{name}} (archived)',
  archive: 'Archive',
  archiveOf: 'Archive {{name}}',
  restore: 'Restore',
  restoreQuestion: 'Are you sure you want to restore this beneficiary?',
  restoreHelp:
    'The record can be written in again, and their tasks are to be done again. They have no device: give them theirs afterwards.',
  showArchived: 'Show archived records',
  hideArchived: 'Hide archived records',
  archivedOnes: 'Archived records',
  noneArchived: 'No record is archived.',
  noneArchivedFound: 'No archived record matches.',
}
