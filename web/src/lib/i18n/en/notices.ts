import type { notices as fr } from '../fr/notices.ts'

export const notices: typeof fr = {
  label: 'Refused calls for help',
  summary: 'Refused calls:',
  title: 'Calls for help are being refused',
  titleIn: '{{name}}: calls for help are being refused',
  cause: {
    missingApiKey: 'The gateway sends no API key.',
    wrongApiKey: 'The gateway’s API key is not the establishment’s.',
    unknownDevice: 'The device belongs to no resident.',
    establishmentInactive: 'The establishment is inactive.',
    unreadableRecord: 'What is stored of the device or its establishment cannot be read.',
  },
  seen: 'No alert was raised. The last one: {{time}}.',
  where: 'Go and see:',
  devices: 'Devices:',
  seeResident: 'see the resident',
  others_one: '{{count}} more device',
  others_other: '{{count}} more devices',
  unseen: 'Refused calls for help cannot be seen right now.',
}
