/** What the windows say by which a resident is archived, and restored. */
export const archiveDialog = {
  archiveQuestion: 'Voulez-vous vraiment archiver ce bénéficiaire?',
  notYet: 'Ce résident ne peut pas encore être archivé',
  archiveHelp:
    'Le dossier se consulte encore, parmi les dossiers archivés, mais plus rien n’y est noté. Seuls les résidents sans appareil sont archivés : aucun appel à l’aide ne se perd.',
  tasksHelp:
    'Ses tâches restent au dossier et ne sont plus à faire. Son propre plan pour les alertes sans réponse, s’il en a un, est retiré.',
  alertsStay_one: '{{count}} alerte n’est pas résolue : elle reste à l’écran jusqu’à ce qu’elle le soit.',
  alertsStay_other:
    '{{count}} alertes ne sont pas résolues : elles restent à l’écran jusqu’à ce qu’elles le soient.',
  devicesFirst_one:
    '{{count}} appareil lui est encore attribué, et un appel à l’aide se perdrait : donnez-le à quelqu’un d’autre ou retirez-le, puis archivez le dossier.',
  devicesFirst_other:
    '{{count}} appareils lui sont encore attribués, et un appel à l’aide se perdrait : donnez-les à quelqu’un d’autre ou retirez-les, puis archivez le dossier.',
  unheard_one: '{{count}} n’a encore rien envoyé : la liste le montre en attente du premier message.',
  unheard_other: '{{count}} n’ont encore rien envoyé : la liste les montre en attente du premier message.',
  toDevices: 'Appareils de l’établissement',
  restoreQuestion: 'Voulez-vous vraiment restaurer ce bénéficiaire?',
  restoreHelp:
    'On pourra de nouveau écrire dans le dossier, et ses tâches seront de nouveau à faire. Aucun appareil ne lui est attribué : redonnez-lui les siens ensuite.',
}
