/** How residents are archived and restored. */
export const archiving = {
  archived: 'Archivé',
  named: '{{name}} (archivé)',
  archive: 'Archiver',
  archiveOf: 'Archiver {{name}}',
  restore: 'Restaurer',
  restoreQuestion: 'Voulez-vous vraiment restaurer ce bénéficiaire?',
  restoreHelp:
    'On pourra de nouveau écrire dans le dossier, et ses tâches seront de nouveau à faire. Aucun appareil ne lui est attribué : redonnez-lui les siens ensuite.',
  showArchived: 'Voir les dossiers archivés',
  hideArchived: 'Masquer les dossiers archivés',
  archivedOnes: 'Dossiers archivés',
  noneArchived: 'Aucun dossier n’est archivé.',
  noneArchivedFound: 'Aucun dossier archivé ne correspond.',
}
