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
  access: 'Votre accès : {{level}}.',
  later: 'Plus tard',
  refuse: 'Refuser',
  accept: 'Accepter',
  accepted: 'Vous faites maintenant partie de « {{home}} ».',
  already: 'Vous faisiez déjà partie de « {{home}} » : votre accès reste ce qu’il était.',
  refused: 'Invitation de « {{home}} » refusée.',
}
