import type { why as french } from '../fr/why.ts'

/** Why an event raised an alert, or did not. */
export const why: typeof french = {
  title: 'Why an alert, or none',
  asToday: 'By the establishment’s rules as they are today.',
  alerts: 'What happened',
  opened: 'Raised the alert “{{name}}”',
  counted: 'Was added to the alert “{{name}}”, already in progress',
  since: 'The rule was changed or deleted since.',
  noAlert: 'Raised no alert.',
  rules: 'What the rules do',
  fires: 'Fires',
  silent: {
    deactivated: 'Stays silent: it is deactivated',
    otherBeneficiary: 'Stays silent: it is for another resident',
    otherAction: 'Stays silent: it is for another signal',
    otherDeviceType: 'Stays silent: it is not for this device type ({{type}})',
    lateAndNotACallForHelp: 'Stays silent: the event came late, and is no call for help',
    outsideShifts: 'Stays silent: it was outside its shifts',
    duringCare: 'Stays silent: care was under way, and it is no call for help',
  },
  others_one: '{{count}} rule is for another signal: {{names}}',
  others_other: '{{count}} rules are for another signal: {{names}}',
  none: 'No rule is for this signal of this resident.',
  callToNobody: 'This call for help is only told to the administrators.',
  unreadable_one: '{{count}} rule cannot be read: what it does is not known.',
  unreadable_other: '{{count}} rules cannot be read: what they do is not known.',
}
