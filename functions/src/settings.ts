import { defineSecret, defineString } from 'firebase-functions/params'

/** Where staff open the product, without a slash at the end: messages link to it, and Twilio reports to it. */
export const publicUrl = defineString('PUBLIC_URL')

/** The addresses that messages come from: one that SendGrid has verified, and a number of ours at Twilio. */
export const emailFrom = defineString('EMAIL_FROM')
export const smsFrom = defineString('SMS_FROM')

/** Where SendGrid and Twilio are, when not at their own addresses: the provider sandbox. */
export const providerBaseUrl = defineString('PROVIDER_BASE_URL', { default: '' })

export const sendgridApiKey = defineSecret('SENDGRID_API_KEY')
export const twilioAccountSid = defineSecret('TWILIO_ACCOUNT_SID')
export const twilioAuthToken = defineSecret('TWILIO_AUTH_TOKEN')
