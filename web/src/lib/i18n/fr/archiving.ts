/** How residents are archived and restored. */
export const archiving = {
  archived: 'Archivé',
  named: '{{name}} (archivé)',
  archive: 'Archiver',
  archiveOf: 'Archiver {{name}}',
  restore: 'Restaurer',
}
