/** What the places are called from which homes and people are managed: said of a page before its other texts are there. */
export const places = {
  users: 'Tous les utilisateurs',
  informations: 'Informations',
  licences: 'Licences',
  shifts: 'Quarts de travail',
  rules: 'Notifications',
  people: 'Utilisateurs',
  devices: 'Appareils',
  refusals: 'Messages refusés',
  journal: 'Journal',
}
