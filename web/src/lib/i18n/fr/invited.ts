/** What somebody who is invited reads. */
export const invited = {
  title: 'Vous êtes invité',
  help: 'Connectez-vous avec l’adresse courriel qui a reçu l’invitation, ou créez un compte à cette adresse : nous vous demanderons ensuite si vous acceptez.',
  signIn: 'Se connecter',
  create: 'Créer un compte',
  waitsInMenu: 'L’invitation vous attend dans le menu de votre compte.',
  waiting_one: 'Invitation en attente ({{count}})',
  waiting_other: 'Invitations en attente ({{count}})',
  afterAlerts: 'L’invitation s’affichera une fois les alertes prises en charge.',
}
