export const establishments = {
  title: 'Établissements',
  none: 'Aucun établissement pour l’instant',
  noneHelp:
    'Les résidences où vous travaillez seront ici. Demandez à l’administrateur de l’une d’elles de vous inviter.',
  administered: 'Administration',
  noneAdministeredHelp:
    'Les résidences que vous administrez seront ici dès que vous en serez l’administrateur.',
  residentsCount_one: '{{count}} résident',
  residentsCount_other: '{{count}} résidents',
  nameOnly: 'Votre rôle reste à définir : demandez à un administrateur.',
  notShown: 'Cet établissement ne peut être affiché. Prévenez votre administrateur.',
  alertsTaken_one: '{{count}} alerte prise en charge',
  alertsTaken_other: '{{count}} alertes prises en charge',
  inactive: 'Inactif',
  add: 'Ajouter un établissement',
  addHelp:
    'Vous en serez l’administrateur. La clé de ses passerelles vous sera montrée une seule fois, dès sa création.',
  create: 'Créer l’établissement',
  inactiveHome: 'Cet établissement est inactif.',
  inactiveHomeHelp:
    'Un administrateur l’a désactivé : les appels de ses capteurs sont refusés, et le personnel ne peut que consulter.',
  unreadable_one: 'Le système ne peut accéder à {{count}} établissement pour l’instant : {{list}}.',
  unreadable_other: 'Le système ne peut accéder à {{count}} établissements pour l’instant : {{list}}.',
}

export const residents = {
  search: 'Chercher un nom ou une chambre',
  searchHint: 'Nom ou chambre',
  clearSearch: 'Effacer la recherche',
  shown_one: '{{count}} résident',
  shown_other: '{{count}} résidents',
  noneFound: 'Personne ne correspond à « {{typed}} »',
  noneFoundHelp: 'Cherchez une partie du nom ou le numéro de chambre.',
  none: 'Aucun résident pour l’instant',
  noneHelp: 'Les résidents seront ici dès qu’un administrateur les aura ajoutés.',
  noneFollowedHelp: 'Les résidents que vous suivez seront ici dès que l’établissement vous les aura confiés.',
  alertOpen: 'Alerte',
  alertAcknowledged: 'Pris en charge',
  mood: 'Humeur',
  health: 'Santé',
  appetite: 'Appétit',
  careKnown: '{{what}} : {{value}}, {{age}}',
  careUnknown: '{{what}} : à noter',
  noRoom: 'Sans chambre',
}

export const movement = {
  inBed: 'Au lit depuis {{time}}',
  sittingUpInBed: 'Au bord du lit depuis {{time}}',
  outOfBed: 'Hors du lit depuis {{time}}',
  seated: 'Au fauteuil depuis {{time}}',
  standing: 'Debout depuis {{time}}',
  fallen: 'Chute à {{time}}',
  moving: 'Mouvement à {{time}}',
  doorOpened: 'Porte ouverte à {{time}}',
  doorClosed: 'Porte fermée à {{time}}',
  onFloorMat: 'Pied au sol à {{time}}',
  wandering: 'Errance à {{time}}',
  silentSince: 'Capteur muet depuis {{time}}',
  unknown: 'Aucun mouvement reçu',
  notWatched: 'Aucun capteur de mouvement',
}
