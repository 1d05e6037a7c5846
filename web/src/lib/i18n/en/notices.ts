export const notices = {
  label: 'Refused calls for help',
  title: 'Calls for help are being refused',
  titleIn: '{{name}}: calls for help are being refused',
  cause: {
    missingApiKey: 'The gateway sends no API key.',
    wrongApiKey: 'The gateway’s API key is not the establishment’s.',
    unknownDevice: 'The device belongs to no resident.',
    establishmentInactive: 'The establishment is inactive.',
  },
  seen: 'No alert was raised. The last one: {{time}}.',
  devices: 'Devices: {{list}}',
  unseen: 'Refused calls for help cannot be seen right now.',
}
