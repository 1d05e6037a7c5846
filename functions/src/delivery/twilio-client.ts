import { sendTimeoutMs } from '@vigie/domain/deliveries/delivery-policy'
import twilio from 'twilio'
import { z } from 'zod'
import { providerBaseUrl, twilioAccountSid, twilioAuthToken } from '../settings.ts'
import { answerFailure, type SendFailed } from './send-failed.ts'

/** More than messages under way at a time, so that none waits for a connection behind one that hangs. */
const maxSockets = 128

let made: twilio.Twilio | undefined

/** Twilio's own client, made once. Its refusals are SendFailed, thrown by whatever was asked of it. */
export function twilioClient(): twilio.Twilio {
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
 * Refusals that would be the same at any time: an impossible number, one that cannot be called or is no mobile, one whose owner has
 * unsubscribed, a text that is missing or too long. Source: https://www.twilio.com/docs/api/errors
 */
const finalCodes = new Set([21211, 21214, 21217, 21265, 21602, 21604, 21610, 21614, 21617])

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
