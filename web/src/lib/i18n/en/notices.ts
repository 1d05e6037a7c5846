import type { notices as fr } from '../fr/notices.ts'

export const notices: typeof fr = {
  label: 'Calls for help to check',
  line: {
    refused_one: 'Call for help refused {{when}}, no alert:',
    refused_other: 'Calls for help refused, no alert, {{count}} devices, the last {{when}}:',
    illegible_one: 'Call for help perhaps unreadable {{when}}, no alert:',
    illegible_other: 'Calls for help perhaps unreadable, no alert, {{count}} devices, the last {{when}}:',
    noRule_one: 'Call for help {{when}}, no alert:',
    noRule_other: 'Calls for help without an alert, {{count}} devices, the last {{when}}:',
    unreadableRule_one: 'Call for help to check, {{when}}:',
    unreadableRule_other: 'Calls for help to check, {{count}} devices, the last {{when}}:',
  },
  title: {
    refused: 'Calls for help are being refused',
    illegible: 'Messages that cannot be read may be calls for help',
    noRule: 'Calls for help alerted nobody',
    unreadableRule: 'A notification rule needs fixing',
  },
  titleIn: {
    refused: '{{name}}: calls for help are being refused',
    illegible: '{{name}}: messages that cannot be read may be calls for help',
    noRule: '{{name}}: calls for help alerted nobody',
    unreadableRule: '{{name}}: a notification rule needs fixing',
  },
  outcome: {
    refused: 'No alert was raised.',
    illegible: 'No alert was raised. Have the gateway mended.',
    noRule: 'No alert was raised. If a rule should answer them, have it added or mended.',
    unreadableRule: 'A call for help may have told nobody. Have the rule mended.',
  },
  latest: 'the last one',
  devices: 'Devices:',
  perhapsOthers: 'and perhaps others',
  retired: 'device retired',
  near: 'one digit off',
  seeResident: 'see the resident',
  unseen: 'Calls for help that alerted nobody cannot be seen right now.',
  outOfSight_one: '{{where}} · {{count}} call to check out of sight',
  outOfSight_other: '{{where}}… · {{count}} calls to check out of sight',
}
