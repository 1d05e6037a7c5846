/** The people of a home. */
export const people = {
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
  inviterLeft:
    'La personne qui l’a envoyée n’administre plus l’établissement : personne ne peut plus l’accepter. Renvoyez-la pour qu’elle serve de nouveau.',
  level: 'Niveau d’accès',
  levels: {
    READ_WRITE: 'Lecture et écriture',
    READ_ONLY: 'Lecture seule',
    ADMIN: 'Administration',
    none: 'Aucun accès (membre)',
  },
  levelMeans: {
    READ_WRITE: 'Voit les résidents, prend et résout les alertes, écrit notes et tâches.',
    READ_ONLY: 'Voit les résidents et les alertes, sans rien pouvoir prendre ni écrire.',
    ADMIN:
      'Prend et résout les alertes, écrit, et gère les résidents, les appareils, les quarts et les accès.',
    none: 'Fait partie de l’établissement sans rien y voir, tant qu’un niveau n’est pas donné.',
  },
  caregiverWrites:
    'Voit les résidents suivis, accuse réception de leurs alertes (le personnel reste appelé), écrit notes et tâches.',
  caregiverReads:
    'Voit les résidents suivis et accuse réception de leurs alertes (le personnel reste appelé), sans rien écrire.',
  language: 'Langue du courriel',
  notAccepted: 'Invitation pas encore acceptée',
  resend: 'Renvoyer',
  resendTo: 'Renvoyer l’invitation à {{email}}',
  cancel: 'Annuler l’invitation',
  cancelOf: 'Annuler l’invitation à {{email}}',
  cancelQuestion: 'Annuler l’invitation à {{email}}?',
  cancelHelp: 'Le lien de son courriel ne servira plus. Vous pourrez inviter cette adresse de nouveau.',
  keepInvitation: 'La garder',
  follows: 'Suit : {{residents}}',
  followsUnknown_one: '{{count}} résident qui n’est plus ici',
  followsUnknown_other: '{{count}} résidents qui ne sont plus ici',
  changeFollowedOf: 'Changer les résidents suivis par {{name}}',
  changeFollowedHelp:
    'Ce que cette personne peut lire et faire change dès l’enregistrement. L’invitation qui attend encore sa réponse est annulée si elle nomme un résident que vous retirez.',
  invitationCancelled: 'L’invitation qui attendait à {{email}} est annulée : elle nommait {{removed}}.',
  invitationCancelledOthers:
    'L’invitation qui attendait à {{email}} est annulée : elle nommait {{removed}}. Elle nommait aussi {{others}} : à ajouter aux résidents suivis, s’il y a lieu.',
  changeLevelOf: 'Changer le niveau d’accès : {{name}}',
  revokeOf: 'Retirer l’accès : {{name}}',
  revoke: 'Retirer l’accès',
  revokeQuestion: 'Retirer à {{name}} son accès?',
  revokeHelp:
    'Cette personne ne verra plus rien de l’établissement, dès maintenant, et ne recevra plus aucun de ses messages. Ce qu’elle a consigné reste. Pour qu’elle revienne, il faudra l’inviter de nouveau.',
  revokeOwnQuestion: 'Retirer votre propre accès?',
  revokeOwnHelp:
    'Vous ne verrez plus rien de l’établissement, dès maintenant, et ne recevrez plus aucun de ses messages. Ce que vous avez consigné reste. Pour revenir, il faudra que quelqu’un vous invite de nouveau.',
  lowerOwnHelp: 'C’est votre propre accès : dès l’enregistrement, vous ne pourrez plus le changer vous-même.',
  lonelyRules: 'Ces règles de notification ne préviennent plus personne : {{rules}}',
}
