/** What only pages of alerts say, beside what every page says of an alert, in French (fr-CA). */
export const alertPages = {
  open: 'En cours',
  board: 'Tableau mural',
  all: 'Toutes les alertes',
  recent: 'Terminées récemment',
  noneOpen: 'Aucune alerte en cours',
  noneOpenOfOne: 'Aucune alerte en cours pour ce résident',
  noneOpenHelp: 'Une nouvelle alerte s’affichera ici et en haut de chaque page.',
  clocks:
    'Une horloge est fausse depuis {{time}} : une partie des capteurs n’alerte que pour un appel à l’aide.',
  silent_one: '{{count}} capteur de la résidence est muet depuis {{time}} : il ne signale rien.',
  silent_other:
    '{{count}} capteurs de la résidence sont muets, le premier depuis {{time}} : ils ne signalent rien.',
  silentOfOne_one: '{{count}} capteur n’est pas entendu ici : il ne signale rien.',
  silentOfOne_other: '{{count}} capteurs ne sont pas entendus ici : ils ne signalent rien.',
  /** To whoever is not told of calls that became no alert. */
  lostToStaff:
    'Un appel à l’aide qui ne donne pas d’alerte n’est montré qu’au personnel. En cas de doute, téléphonez à la résidence.',
  noRule: 'Aucune règle n’est activée : un appel à l’aide ne déclencherait aucune alerte.',
  noCallDevice: 'Aucun appareil ici ne peut appeler à l’aide.',
  unheard: 'Un appareil d’appel n’est pas entendu ici : son appel à l’aide pourrait ne pas arriver.',
  devicesUnknown:
    'Les appareils de ce résident se font attendre : on ne sait pas si un appel à l’aide s’afficherait ici.',
  noRuleNow:
    'Aucune règle pour les appels à l’aide n’est en vigueur en ce moment : un appel n’alerterait personne.',
  noRuleNowOfOne:
    'Aucune règle pour les appels à l’aide n’est en vigueur en ce moment pour ce résident : un appel n’alerterait personne.',
  notAllAnswered:
    'Aucune règle en vigueur en ce moment ne répond à ces appels à l’aide, qui n’alerteraient personne : {{calls}}.',
  toRules: 'Voir les règles',
  noneRaised: 'L’établissement est inactif : aucune alerte ne se déclenche',
  noneRaisedHelp:
    'Ce que disent ses capteurs est refusé, appels à l’aide compris. Un administrateur peut le rendre actif.',
  noneKnownOpen: 'Aucune alerte en cours n’est connue',
  noneKnownOpenHelp: 'Un appel à l’aide peut ne pas s’afficher ici : lisez le message en haut de la page.',
  noneWasOpen: 'Aucune alerte n’était en cours au dernier contact ({{time}})',
  noneKnown: 'On ne sait pas si une alerte est en cours',
  noneKnownHelp:
    'La page n’est pas en direct : une nouvelle alerte peut ne pas s’afficher ici. Vérifiez le réseau.',
  noneRecent: 'Aucune alerte résolue',
  noneRecentHelp: 'Les alertes que vous résolvez restent visibles ici.',
  details: 'Déroulement',
  detailsOf: 'Déroulement : {{where}}',
  seeResident: 'Voir la fiche',
}
