import { phoneSchema } from '@vigie/domain/people/user'
import { lastTold } from '@vigie/domain/phone/last-told'
import { answerSms, takingSms } from '@vigie/domain/phone/sms-answer-words'
import { wishOf } from '@vigie/domain/phone/sms-wish'
import { defaultLocale } from '@vigie/domain/text'
import type { Request } from 'firebase-functions/v2/https'
import MessagingResponse from 'twilio/lib/twiml/MessagingResponse.js'
import { z } from 'zod'
import { takeByPhone } from '../alerts/take-by-phone.ts'
import { readAlertsOf } from '../data/message-with-alerts.ts'
import { keepAnswer, keepWishForSms, peopleOfNumber, toldAt } from '../data/sms-answers.ts'
import { signedForm } from '../delivery/twilio-form.ts'
import type { StatusAnswer } from './status-answer.ts'

/** An SMS that came, as far as we read it. Source: https://www.twilio.com/docs/messaging/guides/webhook-request */
const answerSchema = z.object({
  MessageSid: z.string().min(1).max(120),
  From: phoneSchema,
  Body: z.string().max(5_000).default(''),
  /** Twilio has answered a STOP or START by itself, where its Messaging Service is set so (docs/deploy.md). */
  OptOutType: z.string().max(20).optional(),
})

type Sms = z.infer<typeof answerSchema>

/**
 * Takes an SMS that somebody sent us: a 1 takes the alert that the number was last told of, STOP and START end and begin the SMS
 * to it; replies in the person's language. The same again changes nothing. Null when Twilio did not sign it, 400 when it is no SMS of
 * a telephone.
 */
export async function twilioAnswer(request: Request, body: Buffer): Promise<StatusAnswer> {
  const form = signedForm(request, body)
  if (form === null) return null
  const parsed = answerSchema.safeParse(form)
  if (!parsed.success) return 400
  const { OptOutType } = parsed.data
  const reply = await replyTo(parsed.data, Date.now())
  return { xml: replyTwiml(OptOutType === undefined ? reply : null) }
}

async function replyTo(sms: Sms, now: number): Promise<string | null> {
  const { From: number, Body: text } = sms
  const wish = wishOf(text)
  if (wish === 'ignored') return null
  const people = await peopleOfNumber(number)
  const locale = people[0]?.locale ?? defaultLocale
  if (wish === 'take') return take(sms, people, now)
  if (wish === 'unclear') return people.length === 0 ? null : answerSms('unclear', locale)
  await keepWishForSms(number, wish === 'stop', now)
  return answerSms(wish, locale)
}

async function take(
  { From: number, MessageSid: answerId }: Sms,
  people: Awaited<ReturnType<typeof peopleOfNumber>>,
  now: number,
): Promise<string | null> {
  const uids = people.map(({ uid }) => uid)
  const messages = await toldAt(number)
  // It comes again: what it was about may have called since, and whoever sent it has not seen that.
  if (messages.some((message) => message.answerId === answerId)) return null
  const last = lastTold(messages, uids, now)
  if (typeof last === 'string') return answerSms(last, people[0]?.locale ?? defaultLocale)
  const { told, uid } = last
  const alertIds = told.about.kind === 'alert' ? told.about.alertIds : []
  const taking = await takeByPhone(uid, { establishmentId: told.establishmentId, alertIds }, now)
  await keepAnswer(told, answerId)
  const [alert] = await readAlertsOf(told.establishmentId, told)
  // Whoever may not see the resident any more is not told of them.
  const who = taking.took === 'mayNot' || !alert ? { room: '', beneficiaryName: '' } : alert
  return takingSms(taking, who, told.locale)
}

function replyTwiml(text: string | null): string {
  const response = new MessagingResponse()
  if (text !== null) response.message(text)
  return response.toString()
}
