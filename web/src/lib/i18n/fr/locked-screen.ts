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
  noneKnownOpen: 'Aucune alerte en cours n’est connue',
  /** Why none can come, below that there is none. */
  inactive: 'L’établissement est inactif : aucune alerte ne se déclenche.',
  noRule: 'Aucune règle n’est activée : un appel à l’aide ne déclencherait aucune alerte.',
  noRuleNow:
    'Aucune règle pour les appels à l’aide n’est en vigueur en ce moment : un appel n’alerterait personne.',
  clocks:
    'Une horloge est fausse depuis {{time}} : une partie des capteurs n’alerte que pour un appel à l’aide.',
  silent_one: '{{count}} capteur est muet depuis {{time}} : il ne signale rien.',
  silent_other: '{{count}} capteurs sont muets, le premier depuis {{time}} : ils ne signalent rien.',
  more_one: 'De même dans {{count}} autre établissement.',
  more_other: 'De même dans {{count}} autres établissements.',
  noneKnown:
    'Aucune alerte n’était en cours au dernier contact. L’écran n’est pas en direct : une nouvelle peut ne pas s’afficher.',
}
