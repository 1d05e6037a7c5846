import { phoneSchema } from '@vigie/domain/people/user'
import { roomsSaid } from '@vigie/domain/phone/room-said'
import { answerSms } from '@vigie/domain/phone/sms-answer-words'
import { wishOf } from '@vigie/domain/phone/sms-wish'
import { defaultLocale } from '@vigie/domain/text'
import type { Request } from 'firebase-functions/v2/https'
import MessagingResponse from 'twilio/lib/twiml/MessagingResponse.js'
import { z } from 'zod'
import { keepAnswered, keepWishForSms, peopleOfNumber, wasAnswered } from '../data/sms-answers.ts'
import { signedForm } from '../delivery/twilio-form.ts'
import { letGoBySms } from './let-go-by-sms.ts'
import type { StatusAnswer } from './status-answer.ts'
import { takeBySms } from './take-by-sms.ts'

/** An SMS that came, as far as we read it. Source: https://www.twilio.com/docs/messaging/guides/webhook-request */
const answerSchema = z.object({
  /** Part of a path: https://www.twilio.com/docs/glossary/what-is-a-sid */
  MessageSid: z.string().regex(/^[A-Za-z0-9-]{1,120}$/),
  From: phoneSchema,
  Body: z.string().max(5_000).default(''),
  /** Twilio has answered a STOP or START by itself, where its Messaging Service is set so (docs/deploy.md). */
  OptOutType: z.string().max(20).optional(),
})

type Sms = z.infer<typeof answerSchema>

/**
 * Takes an SMS that somebody sent us: a 1 takes the alert that the number was last told of, a 0 lets go of one, STOP and START end and begin the SMS
 * to it; replies in the person's language. The same again changes nothing. Null when Twilio did not sign it, 400 when it is no SMS of
 * a telephone.
 */
export async function twilioAnswer(request: Request, body: Buffer): Promise<StatusAnswer> {
  const form = signedForm(request, body)
  if (form === null) return null
  const parsed = answerSchema.safeParse(form)
  if (!parsed.success) return 400
  const { OptOutType, MessageSid } = parsed.data
  // What it was about may have changed since, and whoever sent it has not seen that.
  if (await wasAnswered(MessageSid)) return { xml: replyTwiml(null) }
  const now = Date.now()
  const reply = await replyTo(parsed.data, now)
  await keepAnswered(MessageSid, now)
  return { xml: replyTwiml(OptOutType === undefined ? reply : null) }
}

async function replyTo({ From: number, Body: text }: Sms, now: number): Promise<string | null> {
  const wish = wishOf(text)
  if (wish === 'ignored') return null
  const people = await peopleOfNumber(number)
  const locale = people[0]?.locale ?? defaultLocale
  if (wish === 'take') return takeBySms({ number, people, said: [] }, now)
  const said = roomsSaid(text)
  if (wish === 'letGo') return letGoBySms({ number, people, said }, now)
  const named = said.length === 0 ? null : await takeBySms({ number, people, said }, now)
  if (named !== null) return named
  if (wish === 'unclear' || wish === 'takeAndMore')
    return people.length === 0 ? null : answerSms(wish, locale)
  await keepWishForSms(number, wish === 'stop', now)
  return answerSms(wish, locale)
}

function replyTwiml(text: string | null): string {
  const response = new MessagingResponse()
  if (text !== null) response.message(text)
  return response.toString()
}
