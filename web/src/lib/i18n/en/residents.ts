import type {
  establishments as frEstablishments,
  movement as frMovement,
  residents as frResidents,
} from '../fr/residents.ts'

export const establishments: typeof frEstablishments = {
  title: 'Establishments',
  none: 'No home yet',
  noneHelp: 'The homes where you work will be here. Ask the administrator of one of them to invite you.',
  administered: 'Administration',
  noneAdministeredHelp: 'The homes that you administer will be here once you are their administrator.',
  residentsCount_one: '{{count}} resident',
  residentsCount_other: '{{count}} residents',
  nameOnly: 'Your role is still to be set: ask an administrator.',
  notShown:
    'The system can’t access the establishment for now, this module is not available. Tell your administrator.',
  alertsTaken_one: '{{count}} alert, someone is on it',
  alertsTaken_other: '{{count}} alerts, someone is on each',
  inactive: 'Inactive',
  add: 'Add an establishment',
  addHelp:
    'You will be its administrator. The key for its gateways will be shown to you once, as soon as it is made.',
  create: 'Create the establishment',
  inactiveHome: 'This establishment is inactive.',
  inactiveHomeHelp:
    'An administrator has set it so: calls from its sensors are refused, and staff can only read.',
  unreadable_one: 'The system cannot access {{count}} establishment for now: {{list}}.',
  unreadable_other: 'The system cannot access {{count}} establishments for now: {{list}}.',
}

export const residents: typeof frResidents = {
  search: 'Search a name or a room',
  searchHint: 'Name or room',
  shown_one: '{{count}} resident',
  shown_other: '{{count}} residents',
  noneFound: 'Nobody matches “{{typed}}”',
  noneFoundHelp: 'Search part of the name or the room number.',
  none: 'No resident yet',
  noneHelp: 'Residents will be here once an administrator has added them.',
  noneYetHelp: 'Add the residents, then their devices where the establishment is managed.',
  add: 'Add a resident',
  doAdd: 'Add',
  change: 'Change the name and the room',
  changeOf: 'Change the name and the room of {{name}}',
  name: 'Name',
  room: 'Room',
  nameRequired: 'Enter the resident’s name.',
  nameTooLong: 'This name is too long: 120 characters at most.',
  nameNotShown: 'A name has a letter or a digit at least, and no invisible character.',
  roomTooLong: '20 characters at most.',
  roomNotShown: 'A room is written without invisible characters.',
  noneFollowedHelp: 'The residents you follow will be here once the establishment has entrusted them to you.',
  alertOpen: 'Alert',
  alertAcknowledged: 'Someone is on it',
  noRoom: 'No room',
}

export const movement: typeof frMovement = {
  inBed: 'In bed since {{time}}',
  sittingUpInBed: 'On the edge of the bed since {{time}}',
  outOfBed: 'Out of bed since {{time}}',
  seated: 'In the chair since {{time}}',
  standing: 'Standing since {{time}}',
  fallen: 'Fell at {{time}}',
  moving: 'Moved at {{time}}',
  doorOpened: 'Door opened at {{time}}',
  doorClosed: 'Door closed at {{time}}',
  onFloorMat: 'Foot on the floor at {{time}}',
  wandering: 'Wandered at {{time}}',
  silentSince: 'Sensor silent since {{time}}',
  unknown: 'No movement received',
  notWatched: 'No movement sensor',
}
