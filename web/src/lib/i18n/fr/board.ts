/** What hangs on a wall of a home, in French (fr-CA). */
export const board = {
  /** Names the tab. */
  title: 'Tableau mural',
  leave: 'Quitter le tableau',
  oneHome: 'Ce tableau ne montre et ne fait sonner que les alertes de cette résidence.',
  calm: 'Aucune alerte en cours',
  noneKnownOpen: 'Aucune alerte en cours n’est connue',
  works: 'Dernier essai de la chaîne d’alerte réussi : {{time}}',
  inactive: 'L’établissement est inactif : aucune alerte ne se déclenche',
  noRule: 'Aucune règle n’est activée : un appel à l’aide ne déclencherait aucune alerte.',
  noRuleNow:
    'Aucune règle pour les appels à l’aide n’est en vigueur en ce moment : un appel n’alerterait personne.',
  notTried: 'On ne sait pas si une alerte parviendrait ici.',
  noneKnown: 'On ne sait pas si une alerte est en cours',
  clocks:
    'Une horloge est fausse depuis {{time}} : une partie des capteurs n’alerte que pour un appel à l’aide',
  silent_one: '{{count}} capteur muet depuis {{time}} : il ne signale rien',
  silent_other: '{{count}} capteurs muets, le premier depuis {{time}} : ils ne signalent rien',
  worst: 'dont voici les {{count}} plus graves',
  some: 'dont {{count}} ici',
  unseen: 'Une alerte au moins ne peut être affichée ici : allez voir sur un autre écran.',
  isOn: '{{name}} s’en occupe',
}
