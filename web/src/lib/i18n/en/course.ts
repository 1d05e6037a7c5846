import type { course as french } from '../fr/course.ts'

/** The course of an alert, step by step. */
export const course: typeof french = {
  opened: 'Alert raised',
  shown: 'Shown on the screen of {{name}}',
  accepted: '{{channel}} sent',
  acceptedMaybeTwice: '{{channel}} sent, maybe twice',
  undeliverable: '{{channel}}: could not be sent',
  called: 'Phone call placed',
  notAnswered: 'Phone call: nobody answered',
  repeated: 'Reminder: {{count}} calls, nobody is on it',
  calledAgain: 'New call: the alert sounds again',
  calledAgainAfter: 'New call, {{name}} was on it: the alert sounds again',
  released: '{{name}} is no longer on it: the alert waits for somebody again',
  nobodyReached: 'Nobody could be reached',
  escalated: 'Step {{level}}, people told: {{count}}',
  passedOver: {
    only: 'Away, not told: {{names}}',
    administrators: 'Away: {{names}}; administrators told instead',
    themselves: 'All away, told all the same: {{names}}',
  },
  superseded: 'Never resolved: a new call opened another alert',
  acknowledged: '{{name}} is on it',
  takenOver: '{{name}} is on it instead of {{from}}',
  stillOn: '{{name}} is still on it',
  seen: 'Seen by {{name}}, staff are still called',
  sensorDelay: 'From sensor to alert: {{seconds}} s',
  over: 'Closed',
  noneOver: 'No closed alert',
  noneOverHelp: 'Each resolved alert of this resident will stay here. Check that their sensors are heard.',
  seeSensors: 'See their sensors',
}
