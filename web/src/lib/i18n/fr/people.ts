/** The people of a home. */
export const people = {
  title: 'Utilisateurs',
  invite: 'Inviter une personne',
  inviteHelp:
    'Elle reçoit un courriel, crée son compte si elle n’en a pas, et choisit pour chaque établissement si elle accepte. Son nom, son mot de passe et les conditions d’utilisation restent son affaire.',
  homes: 'Établissements',
  addHome: 'Ajouter un établissement…',
  removeHome: 'Ne pas inviter à {{name}}',
  homeRequired: 'Choisissez au moins un établissement',
  send: 'Inviter',
  email: 'Adresse courriel',
  emailInvalid: 'Cette adresse courriel n’est pas valable',
  kind: 'Cette personne est',
  staff: 'Membre du personnel',
  caregiver: 'Proche aidant',
  followed: 'Résidents suivis',
  addFollowed: 'Ajouter un résident…',
  unfollow: 'Ne plus suivre {{name}}',
  followedRequired: 'Choisissez au moins un résident',
  residentsNotShown: 'Les résidents ne peuvent pas être montrés. Réessayez dans un instant.',
  ranOut: 'Invitation échue, sans réponse',
  level: 'Niveau d’accès',
  levels: {
    READ_WRITE: 'Lecture et écriture',
    READ_ONLY: 'Lecture seule',
    ADMIN: 'Administration',
    none: 'Aucun accès (membre)',
  },
  language: 'Langue du courriel',
  sent: 'Invitation envoyée à {{email}}',
  notAccepted: 'Invitation pas encore acceptée',
  resend: 'Renvoyer',
  resendTo: 'Renvoyer l’invitation à {{email}}',
  cancel: 'Annuler l’invitation',
  cancelOf: 'Annuler l’invitation à {{email}}',
  changeLevelOf: 'Changer le niveau d’accès de {{name}}',
  revokeOf: 'Retirer l’accès de {{name}}',
  revoke: 'Retirer l’accès',
  revokeQuestion: 'Retirer l’accès de {{name}}?',
  revokeHelp:
    'Cette personne ne verra plus rien de l’établissement, dès maintenant, et ne recevra plus aucun de ses messages. Ce qu’elle a consigné reste. Pour qu’elle revienne, il faudra l’inviter de nouveau.',
  lonelyRules: 'Ces règles de notification ne préviennent plus personne : {{rules}}',
}

/** What somebody who is invited reads. */
export const invited = {
  title: 'Vous êtes invité',
  help: 'Connectez-vous avec l’adresse courriel qui a reçu l’invitation, ou créez un compte à cette adresse : nous vous demanderons ensuite si vous acceptez.',
  signIn: 'Se connecter',
  create: 'Créer un compte',
  question: 'Vous joindre à « {{home}} »?',
  by: 'Invitation de {{name}}.',
  means:
    'Si vous acceptez, l’établissement verra votre nom et vos coordonnées, et vous verrez ce qu’il vous permet de voir.',
  asCaregiver:
    'Si vous acceptez, l’établissement verra votre nom et vos coordonnées, et vous suivrez vos proches qui y vivent.',
  later: 'Plus tard',
  refuse: 'Refuser',
  accept: 'Accepter',
  accepted: 'Vous faites maintenant partie de « {{home}} ».',
  refused: 'Invitation de « {{home}} » refusée.',
}
