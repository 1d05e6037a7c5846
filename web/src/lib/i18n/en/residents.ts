import type {
  establishments as frEstablishments,
  movement as frMovement,
  residents as frResidents,
} from '../fr/residents.ts'

export const establishments: typeof frEstablishments = {
  tooManyBeds: 'Residents: {{residents}}. Beds of the licence: {{beds}}',
  ended: 'The licence has ended',
  title: 'Establishments',
  administered: 'Administration',
  notShown:
    'The system can’t access the establishment for now, this module is not available. Tell your administrator.',
  add: 'Add an establishment',
  inactiveHome: 'This establishment is inactive: no call for help tells anybody.',
  inactiveHomeSince: 'This establishment has been inactive since {{time}}: no call for help tells anybody.',
  inactiveHomeHelp: 'Make rounds. Alerts in progress can still be taken; all else can only be read.',
  inactiveHomeOfRelative:
    'Receiving nothing does not mean that all is well. For news of your loved one, phone the residence.',
  inactiveHomeMend: 'See where to make it active again',
}

export const residents: typeof frResidents = {
  lastSign: 'Sensors last heard: {{age}}',
  noSign: 'No sign received',
  silentSensors_one: '{{count}} silent sensor',
  silentSensors_other: '{{count}} silent sensors',
  add: 'Add a resident',
  changeOf: 'Change the record of {{name}}',
  alertAcknowledged: 'Somebody is on it',
  noRoom: 'No room',
}

export const movement: typeof frMovement = {
  inBed: 'In bed since {{time}}',
  sittingUpInBed: 'On the edge of the bed since {{time}}',
  outOfBed: 'Out of bed since {{time}}',
  seated: 'In the chair since {{time}}',
  standing: 'Standing since {{time}}',
  fallen: 'Fell {{when}}',
  moving: 'Moved {{when}}',
  doorOpened: 'Door opened {{when}}',
  doorClosed: 'Door closed {{when}}',
  onFloorMat: 'Foot on the floor {{when}}',
  wandering: 'Wandered {{when}}',
  silentSince: 'Sensor silent since {{time}}',
  unknown: 'No movement received',
  notWatched: 'No movement sensor heard',
}
