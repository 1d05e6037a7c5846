/** What a sign-out would leave: those whom one is on, and what is not saved. */
export const signOutQuestion = {
  help_one: 'Si vous vous déconnectez, cette alerte sera de nouveau ouverte et sonnera pour vos collègues.',
  help_other:
    'Si vous vous déconnectez, ces alertes seront de nouveau ouvertes et sonneront pour vos collègues.',
  unseenTitle: 'Toutes les alertes ne sont pas visibles ici',
  unseenHelp:
    'Si vous vous occupez de quelqu’un, l’alerte sera de nouveau ouverte et sonnera pour vos collègues.',
  button: 'Les laisser et se déconnecter',
  failed: 'Ces alertes n’ont pas pu être rendues : elles restent à votre nom. Prévenez vos collègues.',
  callingTitle: 'Quelqu’un appelle, et personne n’y est',
  silenced: 'Une fois la session fermée, cet appareil cessera de sonner.',
  unconfirmed: 'Ce que vous avez fait n’est pas confirmé',
  unconfirmedOf_one: '{{count}} message attend encore d’être vu.',
  unconfirmedOf_other: '{{count}} messages attendent encore d’être vus.',
  unconfirmedHelp:
    'Une fois la session fermée, plus rien ne le dira. Restez pour réessayer, ou dites-le à vos collègues.',
  notes_one: 'Une note n’est pas enregistrée',
  notes_other: 'Des notes ne sont pas enregistrées',
  waitingNotes_one: '{{count}} note attend le réseau pour être envoyée.',
  waitingNotes_other: '{{count}} notes attendent le réseau pour être envoyées.',
  draftNotes_one: '{{count}} note est commencée.',
  draftNotes_other: '{{count}} notes sont commencées.',
  rules: 'Règles de notification commencées : {{count}}',
  forms: 'Saisies commencées et non enregistrées : {{count}}',
  isLost: 'Si vous vous déconnectez, ce qui n’est pas enregistré sera effacé de cet appareil et perdu.',
  allTheSame: 'Se déconnecter quand même',
  tasks_one: 'Une tâche n’est pas enregistrée',
  tasks_other: 'Des tâches ne sont pas enregistrées',
  draftTasks_one: '{{count}} tâche est commencée.',
  draftTasks_other: '{{count}} tâches sont commencées.',
  documentsTitle_one: 'Un document n’est pas arrivé',
  documentsTitle_other: 'Des documents ne sont pas arrivés',
  documentsSending_one:
    '{{count}} document est en cours d’envoi. Si vous vous déconnectez, il ne sera pas envoyé.',
  documentsSending_other:
    '{{count}} documents sont en cours d’envoi. Si vous vous déconnectez, ils ne seront pas envoyés.',
}
