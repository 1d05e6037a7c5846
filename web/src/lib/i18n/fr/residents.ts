export const establishments = {
  tooManyBeds: 'Résidents : {{residents}}. Lits de la licence : {{beds}}',
  ended: 'La licence est échue',
  title: 'Établissements',
  administered: 'Administration',
  notShown:
    'Le système ne peut accéder à l’établissement pour l’instant, ce module n’est pas disponible. Prévenez votre administrateur.',
  add: 'Ajouter un établissement',
  inactiveHome: 'Cet établissement est inactif : aucun appel à l’aide ne prévient personne.',
  inactiveHomeSince:
    'Cet établissement est inactif depuis {{time}} : aucun appel à l’aide ne prévient personne.',
  inactiveHomeHelp:
    'Faites des rondes. Les alertes en cours se prennent encore en charge; le reste se consulte seulement.',
  inactiveHomeOfRelative:
    'Ne rien recevoir ne veut pas dire que tout va bien. Pour des nouvelles de votre proche, téléphonez à la résidence.',
  inactiveHomeMend: 'Voir où le réactiver',
}

export const residents = {
  search: 'Chercher un nom ou une chambre',
  searchHint: 'Nom ou chambre',
  shown_one: '{{count}} résident',
  shown_other: '{{count}} résidents',
  list: 'Ordre et affichage',
  sort: {
    need: 'D’abord qui a besoin d’aide',
    room: 'Par chambre',
    name: 'Par nom',
  },
  view: {
    cards: 'En cartes',
    rows: 'En lignes',
  },
  lastSign: 'Dernier signal des capteurs : {{age}}',
  noSign: 'Aucun signe reçu',
  silentSensors_one: '{{count}} capteur muet',
  silentSensors_other: '{{count}} capteurs muets',
  narrow: 'Qui afficher',
  only: {
    all: 'Tous',
    alert: 'Alerte en cours',
    silent: 'Capteurs muets',
    noMood: 'Sans humeur aujourd’hui',
  },
  changed: 'Ont changé',
  notKnownYet_one: 'Pour {{count}} résident, on ne le sait pas encore : il reste dans la liste.',
  notKnownYet_other: 'Pour {{count}} résidents, on ne le sait pas encore : ils restent dans la liste.',
  nobody: {
    alert: 'Personne n’a d’alerte en cours',
    silent: 'Aucun capteur n’est muet',
    noMood: 'L’humeur de chacun est notée aujourd’hui',
  },
  nobodyHelp: 'Le filtre « {{only}} » est choisi.',
  showAll: 'Voir tous les résidents',
  noneFound: 'Personne ne correspond à « {{typed}} »',
  noneFoundHelp: 'Cherchez une partie du nom ou le numéro de chambre.',
  none: 'Aucun résident pour l’instant',
  noneHelp: 'Un administrateur les ajoute.',
  noneYetHelp: 'Ajoutez les résidents, puis leurs appareils dans la gestion de l’établissement.',
  add: 'Ajouter un résident',
  changeOf: 'Modifier la fiche de {{name}}',
  noneFollowedHelp: 'Ils seront ici dès que l’établissement vous les aura confiés.',
  alertAcknowledged: 'Prise en charge',
  noRoom: 'Sans chambre',
}

export const movement = {
  inBed: 'Au lit depuis {{time}}',
  sittingUpInBed: 'Au bord du lit depuis {{time}}',
  outOfBed: 'Hors du lit depuis {{time}}',
  seated: 'Au fauteuil depuis {{time}}',
  standing: 'Debout depuis {{time}}',
  fallen: 'Chute {{when}}',
  moving: 'Mouvement {{when}}',
  doorOpened: 'Porte ouverte {{when}}',
  doorClosed: 'Porte fermée {{when}}',
  onFloorMat: 'Pied au sol {{when}}',
  wandering: 'Errance {{when}}',
  silentSince: 'Capteur muet depuis {{time}}',
  unknown: 'Aucun mouvement reçu',
  notWatched: 'Aucun capteur de mouvement entendu',
}
