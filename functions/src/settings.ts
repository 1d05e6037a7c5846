import { defineSecret, defineString } from 'firebase-functions/params'

/** Where staff open the product, without a slash at the end: messages link to it, and Twilio reports to it. */
export const publicUrl = defineString('PUBLIC_URL')

/** The addresses that messages come from: one that SendGrid has verified, and a number of ours at Twilio. */
export const emailFrom = defineString('EMAIL_FROM')
export const smsFrom = defineString('SMS_FROM')

/** A number of ours at Twilio that phone calls come from; where it is empty, that of SMS. */
export const voiceFrom = defineString('VOICE_FROM', { default: '' })

/** `on` once Twilio hands us the SMS that people send (docs/deploy.md): until then none says that it can be answered. */
export const smsAnswers = defineString('SMS_ANSWERS', { default: '' })

/** What messages cost us, as the page of messages is to reckon: "CAD email=0.001 sms=0.011 voice=0.02" (docs/deploy.md); empty: nobody has said. */
export const messagePrices = defineString('MESSAGE_PRICES', { default: '' })

/** A Messaging Service of ours at Twilio: where it is set, it chooses the number that an SMS comes from. */
export const messagingServiceSid = defineString('TWILIO_MESSAGING_SERVICE_SID', { default: '' })

/** The public key of SendGrid's event webhook, as its settings show it; without it no event is believed. */
export const sendgridEventsKey = defineString('SENDGRID_EVENTS_KEY', { default: '' })

/**
 * Where the provider sandbox is, under the emulator; null in the cloud, whatever its environment says: there messages
 * and keys go to SendGrid's and Twilio's own addresses. No parameter, so that a deploy never asks for it.
 */
export function providerBaseUrl(): string | null {
  if (process.env.FUNCTIONS_EMULATOR !== 'true') return null
  return process.env.PROVIDER_BASE_URL || null
}

export const sendgridApiKey = defineSecret('SENDGRID_API_KEY')
export const twilioAccountSid = defineSecret('TWILIO_ACCOUNT_SID')
export const twilioAuthToken = defineSecret('TWILIO_AUTH_TOKEN')
