import { sendTimeoutMs } from '@vigie/domain/deliveries/delivery-policy'
import twilio from 'twilio'
import { z } from 'zod'
import {
  messagingServiceSid,
  providerBaseUrl,
  smsFrom,
  twilioAccountSid,
  twilioAuthToken,
} from '../settings.ts'
import { reportUrl } from './report-address.ts'
import { answerFailure, connectionFailure, SendFailed } from './send-failed.ts'
import type { Send } from './senders.ts'

/** Sends an SMS through Twilio, which reports later whether it reached the phone. */
export const sendSms: Send = async ({ to, text, place, attempt, validUntil, isDrill }) => {
  if (isDrill) return tryAccount()
  const { messages } = client()
  const service = messagingServiceSid.value()
  try {
    const { sid } = await messages.create({
      to,
      ...(service === '' ? { from: smsFrom.value() } : { messagingServiceSid: service }),
      body: text,
      statusCallback: reportUrl(place, attempt),
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
    const { status } = await client().api.v2010.accounts(twilioAccountSid.value()).fetch()
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

/** More than messages under way at a time, so that none waits for a connection behind one that hangs. */
const maxSockets = 128

let made: twilio.Twilio | undefined

function client(): twilio.Twilio {
  if (made) return made
  made = twilio(twilioAccountSid.value(), twilioAuthToken.value(), {
    httpClient: new AnswerReader({ timeout: sendTimeoutMs, maxSockets }),
  })
  const baseUrl = providerBaseUrl()
  if (baseUrl !== null) made.api.baseUrl = baseUrl
  return made
}

/** Reads refusals itself: the errors that Twilio's package makes of them have lost Retry-After. */
class AnswerReader extends twilio.RequestClient {
  override request: twilio.RequestClient['request'] = async (options) => {
    const answer = await super.request(options)
    if (answer.statusCode >= 400) throw twilioFailure(answer, Date.now())
    return answer
  }
}

const bodySchema = z.object({ code: z.int() })

/**
 * Refusals that would be the same at any time: an impossible number, one that is no mobile, one whose owner has
 * unsubscribed, a text that is missing or too long. Source: https://www.twilio.com/docs/api/errors
 */
const finalCodes = new Set([21211, 21217, 21265, 21602, 21604, 21610, 21614, 21617])

/** What an answer of Twilio other than a success means. `now` is epoch milliseconds. */
export function twilioFailure(
  answer: { statusCode: number; body: unknown; headers?: unknown },
  now: number,
): SendFailed {
  const { data } = bodySchema.safeParse(parsed(answer.body))
  const headers = z.object({ 'retry-after': z.string().optional() }).safeParse(answer.headers)
  return answerFailure(
    {
      status: answer.statusCode,
      retryAfter: headers.data?.['retry-after'],
      final: data !== undefined && finalCodes.has(data.code),
      reason: data === undefined ? `twilio http ${answer.statusCode}` : `twilio ${data.code}`,
    },
    now,
  )
}

function parsed(body: unknown): unknown {
  if (typeof body !== 'string') return body
  try {
    return JSON.parse(body)
  } catch {
    // A gateway's page in HTML: its status says enough.
    return null
  }
}
