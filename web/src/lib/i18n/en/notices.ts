import type { notices as fr } from '../fr/notices.ts'

export const notices: typeof fr = {
  label: 'Calls for help to check',
  summary_one: 'Calls to check:',
  summary_other: 'Calls to check, {{count}} devices:',
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
  devices: 'Devices:',
  perhapsOthers: 'and perhaps others',
  seeResident: 'see the resident',
  unseen: 'Calls for help that alerted nobody cannot be seen right now.',
}
