import type { refusedCall as french } from '../fr/refused-call.ts'

/** Why calls for help are refused, or tell nobody: the facts behind a banner, for staff. */
export const refusedCall: typeof french = {
  cause: {
    missingApiKey: 'The gateway sends no API key.',
    wrongApiKey: 'The gateway’s API key is not the establishment’s.',
    unknownDevice: 'The device belongs to no resident.',
    establishmentInactive: 'The establishment is inactive.',
    unreadableRecord: 'What is stored of the device or its establishment cannot be read.',
    malformedJson: 'What a gateway sends is not JSON.',
    invalidEvent: 'What a gateway sends does not say what an event must say.',
    noRule: 'No active rule of the establishment applied to these calls.',
    unreadableRule: 'A notification rule of the establishment names nobody, or cannot be read in full.',
  },
  seen: 'Last call: {{time}}.',
  where: 'Go and see:',
  gateways: 'Gateways, by the name they give: {{list}}',
}
