import type { escalation as frEscalation } from '../fr/escalation.ts'

/** What a home does until somebody answers an alert. */
export const escalation: typeof frEscalation = {
  help: 'An alert that nobody acknowledges goes on to other people, step by step, until somebody is on it. The last step repeats, and every screen says that nobody has answered.',
  nothingYet:
    'Nothing is saved yet: an alert without an answer stays with those whom its rule tells. Here is something to begin with.',
  activated: 'Go on to other people until somebody answers',
  alerts: 'For which alerts',
  callsForHelp: 'Calls for help',
  all: 'All alerts',
  level: 'Step {{level}}',
  firstStep: 'The notification rule tells those whom it names, as always.',
  afterRule: 'Minutes without an answer before this step',
  afterStep: 'Minutes without an answer after step {{level}}',
  whom: 'Who is told',
  onShift: 'Whoever is on shift then',
  people: 'People besides (optional)',
  addPerson: 'Add a person…',
  removePerson: 'Remove {{name}}',
  ways: 'How they are told',
  addStep: 'Add a step',
  removeStep: 'Delete step {{level}}',
  repeat: 'Repeat the last step every … minutes',
  within: 'Minutes after which to go on if the alert is taken, but not resolved (optional)',
  shifts: 'Who works which shift',
  shiftsHelp:
    'This says who is on shift. Whoever no longer has access, or has neither a confirmed number nor a verified e-mail, is passed over, and the alert says so.',
  noShifts: 'The home has no shifts yet: add them under “Shifts”.',
  shiftOf: '{{name}}, {{start}} to {{end}}',
  emptyShifts:
    'Nobody is named for: {{shifts}}. A step that tells whoever is on shift will only reach the people it names then.',
  hours: '{{start}} to {{end}}',
  gaps: 'At these hours a step that tells only whoever is on shift writes to nobody, and passes to the next: {{hours}}.',
  gapsAlways:
    'At any time a step that tells only whoever is on shift writes to nobody, and passes to the next.',
  stepsLeft: 'Those whom step {{steps}} named have no access any more: it tells nobody. Name somebody else.',
  reader: '{{name}} (reads only, cannot take an alert)',
  relative: '{{name}} (relative, cannot take an alert)',
  nobodyOnShift: 'Nobody is said to work any shift: say below who does, or add a person',
  minutesWrong: 'A whole number of minutes, from 1 to 120',
  repeatWrong: 'A whole number of minutes, from 2 to 120',
  noPeople: 'Choose whoever is on shift, or at least one person',
  way: { email: 'E-mail', sms: 'SMS', voice: 'Phone call', push: 'Notification on the phone' },
  noWay: 'Choose at least one way',
  pushAlone: 'A notification may go unseen: choose another way as well',
}
