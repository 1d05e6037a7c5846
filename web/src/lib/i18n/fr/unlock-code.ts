/** The code by which somebody unlocks a screen. */
export const unlockCode = {
  code: 'Code de déverrouillage',
  codeHelp:
    'Six chiffres pour déverrouiller un écran partagé sans inscrire votre mot de passe. Le code n’ouvre pas de session.',
  newCode: 'Nouveau code à 6 chiffres',
  codeInvalid: 'Six chiffres, ni tous pareils ni à la suite',
  saveCode: 'Enregistrer le code',
  removeCode: 'Retirer le code',
  hasCode: 'Vous avez un code.',
}
