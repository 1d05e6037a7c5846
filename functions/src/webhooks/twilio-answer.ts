import { spokenOf } from '@vigie/domain/alerts/alert-life'
import { mayTake } from '@vigie/domain/deliveries/counted-on'
import { mayNotTake } from '@vigie/domain/deliveries/reachability'
import { phoneSchema } from '@vigie/domain/people/user'
import { answerable, lastTold } from '@vigie/domain/phone/last-told'
import { answerSms, takingSms, whichSms } from '@vigie/domain/phone/sms-answer-words'
import { plainRoom, roomSaid, wishOf } from '@vigie/domain/phone/sms-wish'
import { waitsFor } from '@vigie/domain/phone/taking'
import { defaultLocale } from '@vigie/domain/text'
import type { Request } from 'firebase-functions/v2/https'
import MessagingResponse from 'twilio/lib/twiml/MessagingResponse.js'
import { z } from 'zod'
import { takeByPhone } from '../alerts/take-by-phone.ts'
import { readAlertsOf, readAlertsSince } from '../data/message-with-alerts.ts'
import {
  keepAnswered,
  keepWishForSms,
  peopleOfNumber,
  type Told,
  toldAt,
  wasAnswered,
} from '../data/sms-answers.ts'
import { takeReports } from '../delivery/take-report.ts'
import { signedForm } from '../delivery/twilio-form.ts'
import type { StatusAnswer } from './status-answer.ts'

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
 * Takes an SMS that somebody sent us: a 1 takes the alert that the number was last told of, STOP and START end and begin the SMS
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
  if (wish === 'take') return take({ number, people, room: null }, now)
  const room = roomSaid(text)
  const named = room === null ? null : await take({ number, people, room }, now)
  if (named !== null) return named
  if (wish === 'unclear' || wish === 'takeAndMore')
    return people.length === 0 ? null : answerSms(wish, locale)
  await keepWishForSms(number, wish === 'stop', now)
  return answerSms(wish, locale)
}

interface Answer {
  number: string
  people: Awaited<ReturnType<typeof peopleOfNumber>>
  /** Which room was named; null: the last that the number was told of. */
  room: string | null
}

/** Takes the alert that is meant, and says which; null where a room is named that no message which waits is about. */
async function take({ number, people, room }: Answer, now: number): Promise<string | null> {
  const uids = people.map(({ uid }) => uid)
  const messages = answerable(await toldAt(number), now)
  const waiting = await waitingOf(messages)
  const ofRoom = messages.filter((one) => plainRoom(waiting.get(one)?.room ?? '') === room)
  if (room !== null && ofRoom.length === 0) return null
  const whose = (one: Told) => waiting.get(one)?.whose ?? one.deliveryId
  const last = lastTold(room === null ? messages : ofRoom, uids, (one) => waiting.has(one), now, whose)
  const locale = people[0]?.locale ?? defaultLocale
  if (typeof last === 'string') return answerSms(last, locale)
  if ('which' in last)
    return whichSms(
      last.which.map((one) => waiting.get(one)?.room ?? ''),
      locale,
    )
  const { told, uid } = last
  const alertIds = told.about.kind === 'alert' ? told.about.alertIds : []
  const taking = await takeByPhone(uid, { establishmentId: told.establishmentId, alertIds }, now)
  // It has arrived, and nobody comes because of it.
  if (taking.took === 'mayNot' && mayTake(told)) {
    const { establishmentId, deliveryId, attempts: attempt, providerId } = told
    await takeReports({ establishmentId, deliveryId }, [
      { status: 'bounced', attempt, providerId, reason: mayNotTake },
    ])
  }
  const alert = spokenOf(await readAlertsOf(told.establishmentId, told))
  // Whoever may not see the resident any more is not told of them.
  const who = taking.took === 'mayNot' || !alert ? { room: '', beneficiaryName: '' } : alert
  return takingSms(taking, who, told.locale)
}

/**
 * Those of some messages that still ask whom they are for to come, with where they are sent to: one that was answered, if in vain, asks no
 * more.
 */
async function waitingOf(
  messages: readonly Told[],
): Promise<ReadonlyMap<Told, { room: string; whose: string }>> {
  const waiting = await Promise.all(
    messages.map(async (one) => {
      if (one.lastError === mayNotTake) return []
      const uid = one.recipient.kind === 'user' ? one.recipient.uid : null
      const alerts = await readAlertsSince(one.establishmentId, one)
      const asking = alerts.find((alert) => alert && waitsFor(alert, uid))
      if (!asking) return []
      const { room, beneficiaryId } = asking
      return [[one, { room, whose: `${one.establishmentId} ${plainRoom(room) || beneficiaryId}` }] as const]
    }),
  )
  return new Map(waiting.flat())
}

function replyTwiml(text: string | null): string {
  const response = new MessagingResponse()
  if (text !== null) response.message(text)
  return response.toString()
}
