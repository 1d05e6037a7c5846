import { messagingServiceSid, smsFrom } from '../settings.ts'
import { reportUrl } from './report-address.ts'
import { connectionFailure, SendFailed } from './send-failed.ts'
import type { Send } from './senders.ts'
import { twilioClient } from './twilio-client.ts'

/** Sends an SMS through Twilio, which reports later whether it reached the phone. */
export const sendSms: Send = async ({ to, text, place, attempt, validUntil }) => {
  const { messages } = twilioClient()
  const service = messagingServiceSid.value()
  try {
    const { sid } = await messages.create({
      to,
      ...(service === '' ? { from: smsFrom.value() } : { messagingServiceSid: service }),
      body: text,
      statusCallback: reportUrl('twilio', place, attempt),
      validityPeriod: validityPeriod(validUntil - Date.now()),
    })
    return { providerId: sid }
  } catch (error) {
    throw error instanceof SendFailed ? error : connectionFailure(error)
  }
}

/** Twilio's limits in seconds. Source: https://www.twilio.com/docs/messaging/api/message-resource, ValidityPeriod */
const shortestValidityS = 1
const longestValidityS = 36_000

/** A message that stands in Twilio's queue for longer is reported as undelivered instead of being sent. */
function validityPeriod(validForMs: number): number {
  return Math.min(longestValidityS, Math.max(shortestValidityS, Math.floor(validForMs / 1_000)))
}
