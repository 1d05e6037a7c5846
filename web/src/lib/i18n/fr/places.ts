/** What places are called whose other texts come with them: it is said of a page before these are there. */
export const places = {
  users: 'Tous les utilisateurs',
  informations: 'Informations',
  licences: 'Licences',
  shifts: 'Quarts de travail',
  rules: 'Notifications',
  escalation: 'Si personne ne répond',
  messages: 'Messages envoyés',
  people: 'Utilisateurs',
  devices: 'Appareils',
  documents: 'Documents',
  refusals: 'Messages refusés',
  journal: 'Journal',
  profile: 'Votre profil',
  ownMessages: 'Ce qui vous concerne',
  settings: 'Réglages',
  handover: 'Relève',
}
