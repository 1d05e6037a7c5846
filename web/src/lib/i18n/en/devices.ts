import type { devices as frDevices } from '../fr/devices.ts'

export const devices: typeof frDevices = {
  title: 'Devices',
  none: 'No device yet',
  noneHelp: 'Add a device, then press its button: you will see it here as soon as it is heard.',
  noResidents: 'No resident yet',
  noResidentsHelp: 'A device is always a resident’s: add the residents first.',
  ofNobodyHere: 'Residents who are no longer here',
  waiting: 'Waiting for the first message…',
  notHeardYet: 'Not heard yet with a key of this establishment.',
  heard: 'Heard {{age}}',
  unknown: 'Its state cannot be shown.',
  actionsOf: 'Actions: {{name}}',
  choose: 'Choose…',
  required: 'Make a choice',
  type: 'Type of device',
  resident: 'Resident',
  location: 'Place',
  locationTooLong: 'At most 80 characters',
  devEui: 'Number of the device (DevEUI)',
  devEuiInvalid: 'The 16 digits and letters (0 to 9, A to F) of the DevEUI, or the text of the QR code',
  add: 'Add a device',
  addHelp:
    'The DevEUI is on the label of the device or in its QR code. The device is the establishment’s as soon as its first message comes through one of your gateways; that message counts already.',
  addIt: 'Add',
  describe: 'Change',
  move: 'Give to another resident',
  moveIt: 'Give',
  moveHelp:
    'What the device says from now on will be in this resident’s name. What it has said so far stays in the other’s record.',
  retire: 'Retire',
  retireOf: 'Retire the device “{{name}}”?',
  retireHelp:
    'A call for help made with this device will alert nobody any more. What it has said so far stays in the resident’s record.',
  withdraw: 'Stop waiting',
  withdrawOf: 'Stop waiting for the device “{{name}}”?',
  withdrawHelp: 'It was not heard yet. Its messages will be refused, calls for help included.',
}
