/** How residents are archived and restored. */
export const archiving = {
  archived: 'Archivé',
  named: '{{name}} (archivé)',
  archive: 'Archiver',
  archiveOf: 'Archiver {{name}}',
  restore: 'Restaurer',
  showArchived: 'Voir les dossiers archivés',
  hideArchived: 'Masquer les dossiers archivés',
  archivedOnes: 'Dossiers archivés',
  noneArchived: 'Aucun dossier n’est archivé.',
  noneArchivedFound: 'Aucun dossier archivé ne correspond.',
}
