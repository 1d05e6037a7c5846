import type { refusals as french } from '../fr/refusals.ts'

export const refusals: typeof french = {
  help: 'What sensors sent and Vigie could not take in, over the last 30 days at most. A refused message alerts nobody and stands on no chart.',
  none: 'No refused message',
  noneHelp:
    'Nothing that arrived in the name of the establishment was refused. A sensor that sends nothing, or a gateway whose key is wrong, may not show here.',
  neverHeard: 'No gateway was heard yet',
  neverHeardHelp:
    'Nothing has arrived with a key of the establishment yet. What a gateway sends with a wrong key may not show here: check the one that stands in it.',
  noneHelpAll: 'All that arrives is taken in. A sensor that sends nothing does not show here.',
  reason: 'Reason',
  everyReason: 'Every reason ({{count}})',
  cut: 'Only the latest {{count}} are shown.',
  device: 'Device {{id}}',
  gateway: 'Gateway {{id}}',
  noHome: 'Unknown establishment',
  callForHelp: 'Perhaps a call for help',
  detail: 'For technical support:',
  body: 'See the message as it came',
  reasons: {
    malformedJson: 'The message is not JSON',
    invalidEvent: 'The message does not say what an event must say',
    missingApiKey: 'The API key is missing',
    wrongApiKey: 'The API key is not that of the establishment',
    unknownDevice: 'The device belongs to no establishment',
    establishmentInactive: 'The establishment is inactive',
    undecodable: 'The bytes of the sensor cannot be read',
    kindNotOfDevice: 'This type of device does not send that',
    impossibleValue: 'The value is impossible',
    tooManyEvents: 'Too many events in one message',
    inFuture: 'The sensor’s time is in the future',
    tooOld: 'The event is too old',
    cannotBeStored: 'The event cannot be stored',
    unreadableRecord: 'What is stored of the device or the establishment cannot be read',
    noRule: 'Taken in, but no rule was for it',
    unreadableRule: 'Taken in, but a rule names nobody or cannot be read',
  },
}
