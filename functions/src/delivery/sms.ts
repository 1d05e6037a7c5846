import { messagingServiceSid, smsFrom, twilioAccountSid } from '../settings.ts'
import { reportUrl } from './report-address.ts'
import { connectionFailure, SendFailed } from './send-failed.ts'
import type { Send } from './senders.ts'
import { twilioClient } from './twilio-client.ts'

/** Sends an SMS through Twilio, which reports later whether it reached the phone. */
export const sendSms: Send = async ({ to, text, place, attempt, validUntil, isDrill }) => {
  if (isDrill) return tryAccount()
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

/** For so long one answer of Twilio stands for the drills of all homes, which send from one account. */
const accountAnswersForMs = 30_000

let account: { askedAt: number; answer: Promise<{ providerId: null }> } | undefined

/**
 * Asks Twilio whether our account may send, which costs nothing: nothing of ours that is sent to a number is free, and their test
 * credentials are another account. Source: https://www.twilio.com/docs/iam/api/account
 */
function tryAccount(): Promise<{ providerId: null }> {
  const now = performance.now()
  if (account === undefined || now - account.askedAt > accountAnswersForMs) {
    account = { askedAt: now, answer: askForAccount() }
    // What failed is not remembered: the next try asks anew.
    account.answer.catch(() => {
      account = undefined
    })
  }
  return account.answer
}

async function askForAccount(): Promise<{ providerId: null }> {
  try {
    const { status } = await twilioClient().api.v2010.accounts(twilioAccountSid.value()).fetch()
    if (status === 'active') return { providerId: null }
    throw new SendFailed({
      kind: 'configuration',
      reason: `twilio account ${status}`,
      maybeSent: false,
      retryAfterMs: null,
    })
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
