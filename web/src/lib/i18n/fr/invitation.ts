/** What somebody answers an invitation by, or is told who has none. */
export const invitation = {
  title: 'Vous avez une invitation',
  help: 'Connectez-vous avec l’adresse courriel qui a reçu l’invitation, ou créez un compte à cette adresse : nous vous demanderons ensuite si vous acceptez.',
  signIn: 'Se connecter',
  create: 'Créer un compte',
  question: 'Vous joindre à « {{home}} »?',
  by: 'Invitation de {{name}}.',
  namesake:
    'Vous êtes déjà membre d’un autre établissement de ce nom. Celui-ci est distinct : n’acceptez que si vous savez de qui vient l’invitation.',
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
  afterAlerts:
    'Une invitation vous attend dans le menu de votre compte. Elle s’affichera une fois les alertes prises en charge.',
  none: 'Aucune invitation pour cette adresse',
  noneFor: 'Vous êtes connecté avec {{email}} : aucune invitation n’attend cette adresse.',
  noneHelp:
    'Si vous avez reçu une invitation, elle est pour une autre adresse, ou elle n’est plus valable. Pour l’ouvrir, connectez-vous avec l’adresse qui a reçu le courriel, ou créez un compte à cette adresse.',
  otherAccount: 'Se déconnecter et changer de compte',
  stay: 'Rester connecté',
}
