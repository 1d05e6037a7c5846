import { sandboxCredentials } from '../sandbox/credentials.ts'
import { host } from './addresses.ts'
import type { Ports } from './ports.ts'

/** What the functions' parameters are locally; the provider settings point at the sandbox. */
export function functionParameters(ports: Ports): Record<string, string> {
  return {
    EMAIL_FROM: 'alertes@vigie.example',
    SMS_FROM: '+15145550100',
    VOICE_FROM: '+15145550101',
    SMS_ANSWERS: 'on',
    MESSAGE_PRICES: 'CAD email=0.001 sms=0.011',
    PROVIDER_BASE_URL: `http://${host}:${ports.sandbox}`,
    SENDGRID_EVENTS_KEY: sandboxCredentials.sendgridEventsKey,
    PUBLIC_URL: `http://${host}:${ports.hosting}`,
  }
}

/** What the functions' secrets are locally: the credentials that the provider sandbox takes. */
export const functionSecrets = {
  SENDGRID_API_KEY: 'SG.vigie-sandbox-key',
  TWILIO_ACCOUNT_SID: 'AC00000000000000000000000000000001',
  TWILIO_AUTH_TOKEN: 'vigie-sandbox-token',
} as const

/** The settings in the format of a .env file. */
export function dotenv(settings: Readonly<Record<string, string>>): string {
  return Object.entries(settings)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('')
}
