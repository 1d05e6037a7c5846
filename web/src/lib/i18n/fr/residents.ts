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
  lastSign: 'Dernier signal des capteurs : {{age}}',
  noSign: 'Aucun signe reçu',
  silentSensors_one: '{{count}} capteur muet',
  silentSensors_other: '{{count}} capteurs muets',
  add: 'Ajouter un résident',
  changeOf: 'Modifier la fiche de {{name}}',
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
