/** What a screen says that is locked. */
export const lockedScreen = {
  title: 'Écran verrouillé',
  help: 'Session : {{name}}. Déverrouillez pour voir les résidents et répondre aux alertes.',
  passwordOrCode: 'Votre mot de passe ou votre code à 6 chiffres',
  required: 'Saisissez votre mot de passe ou votre code.',
  wrong: 'Ce n’est ni votre mot de passe ni votre code.',
  unlock: 'Déverrouiller',
  unlocking: 'Vérification…',
  noAlert: 'Aucune alerte en cours',
  noneKnown:
    'Aucune alerte n’était en cours au dernier contact. Hors ligne, une nouvelle ne s’affichera pas.',
}
