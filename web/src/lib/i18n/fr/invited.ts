/** What somebody who is invited reads. */
export const invited = {
  account: 'Votre compte (une invitation vous attend)',
  waitsInMenu: 'L’invitation vous attend dans le menu de votre compte.',
  waiting_one: 'Invitation en attente ({{count}})',
  waiting_other: 'Invitations en attente ({{count}})',
  afterAlerts: 'L’invitation s’affichera une fois les alertes prises en charge.',
}
