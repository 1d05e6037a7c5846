import type { frenchEvents } from './fr.ts'

/** What each event of a sensor is, as a person says it, on screen and in reports; in English. */
export const englishEvents: typeof frenchEvents = {
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
  noSignOfLife: 'No sign of life',
}
