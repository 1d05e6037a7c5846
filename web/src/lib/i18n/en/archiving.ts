import type { archiving as french } from '../fr/archiving.ts'

export const archiving: typeof french = {
  archived: 'Archived',
  named: '{{name}} (archived)',
  archive: 'Archive',
  archiveOf: 'Archive {{name}}',
  restore: 'Restore',
}
