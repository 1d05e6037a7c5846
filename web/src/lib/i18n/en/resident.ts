import type {
  eventWords as frEventWords,
  resident as frResident,
  timeline as frTimeline,
} from '../fr/resident.ts'

export const resident: typeof frResident = {
  title: 'Resident',
  devices: 'Sensors',
  noDevices: 'No sensor',
  noDevicesHelp: 'The sensors of the room will be here once an administrator has installed them.',
  silentSince: 'Nothing received since {{time}}',
  neverHeard: 'Nothing received yet',
  lowBattery: 'Battery low, {{percent}}%',
  weakSignal: 'Weak signal',
  notFoundTitle: 'Resident not found',
  notFoundHelp: 'This person is no longer in the establishment, or you do not follow them.',
  unreadableTitle: 'The record of this resident cannot be shown',
  unreadableHelp: 'Their sensors and alerts are still watched. Tell your administrator.',
  archived: 'Archived file',
}

export const timeline: typeof frTimeline = {
  today: 'Today',
  yesterday: 'Yesterday',
  showYesterday: 'Show yesterday',
  hideYesterday: 'Hide yesterday',
  none: 'Nothing received today',
  noneHelp: 'Sensor events appear here as they happen.',
  noneYesterday: 'Nothing received yesterday',
  noneOfKind: 'Nothing of this kind today',
  waiting_one: '{{count}} new',
  waiting_other: '{{count}} new',
  late: 'received late',
  filter: 'Filter the events',
  group: {
    all: 'All',
    movement: 'Movements',
    call: 'Calls',
    door: 'Door',
    climate: 'Climate',
  },
}

export const eventWords: typeof frEventWords = {
  standUp: 'Stands up',
  standUpBed: 'Gets out of bed',
  layDown: 'Lies down',
  sitDown: 'Sits down',
  sitDownBed: 'Sits on the edge of the bed',
  buttonPressed: 'Call button',
  presenceDetected: 'Movement in the room',
  zipperDetached: 'Pull cord detached',
  doorOpen: 'Door opened',
  doorClose: 'Door closed',
  fall: 'Fall',
  floorMatPressed: 'Foot on the floor mat',
  wanderingDetected: 'Wandering detected',
  timeSitting: 'Time sitting',
  timeLayingDown: 'Time in bed',
  temperature: 'Temperature',
  humidity: 'Humidity',
  co2: 'CO₂',
}
