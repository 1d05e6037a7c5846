import type { Alert } from '@vigie/domain/alerts/alert'
import { wordsOfNow } from '@vigie/domain/alerts/alert-wording'
import { mayTake } from '@vigie/domain/deliveries/counted-on'
import type { Delivery } from '@vigie/domain/deliveries/delivery'
import { noKey, type ProviderReport } from '@vigie/domain/deliveries/delivery-life'
import { mayNotTake, otherNumber, passedOn, refusalAt } from '@vigie/domain/deliveries/reachability'
import { superfluousBy } from '@vigie/domain/deliveries/usefulness'
import { askingWords, endingWords, otherNumberWords, takingWords } from '@vigie/domain/phone/call-words'
import { afterKey, isMachine, mostWrongKeys } from '@vigie/domain/phone/phone-call'
import type { Taking } from '@vigie/domain/phone/taking'
import type { Request } from 'firebase-functions/v2/https'
import { z } from 'zod'
import { takeByPhone } from '../alerts/take-by-phone.ts'
import { readWithAlerts } from '../data/message-with-alerts.ts'
import { reachOfAnswer } from '../data/reach-now.ts'
import { askTwiml, endTwiml } from '../delivery/call-twiml.ts'
import { readReportArguments, reportUrl } from '../delivery/report-address.ts'
import { takeReports } from '../delivery/take-report.ts'
import { signedForm } from '../delivery/twilio-form.ts'
import type { StatusAnswer } from './status-answer.ts'

/** What Twilio posts of a call, as far as we read it. Source: https://www.twilio.com/docs/voice/twiml#request-parameters */
const callSchema = z.object({
  CallSid: z.string().min(1).max(120),
  AnsweredBy: z.string().max(40).optional(),
  Digits: z.string().max(20).default(''),
})

const wrongSchema = z.coerce.number().int().min(0).max(mostWrongKeys)

/** One call, as Twilio asks how it goes on. */
interface Call {
  establishmentId: string | null
  delivery: Delivery
  alerts: readonly (Alert | null)[]
  /** Where Twilio asks once a key was pressed, or none in time. */
  keyUrl: (wrong: number) => string
  /** Keeps what came of the call. The same again changes nothing. */
  report: (status: ProviderReport['status'], reason?: string) => Promise<boolean>
  now: number
}

/**
 * A call was answered: by somebody, who is told of the alert and what the keys do, or that it is over meanwhile; or by a
 * machine, which is no answer. A trial says so and ends: that it was answered is what it was to show. The same again changes nothing. Null when Twilio did not sign it, 400 when it is no call,
 * 404 when it is none of ours.
 */
export async function twilioCall(request: Request, body: Buffer): Promise<StatusAnswer> {
  const asked = await readCall(request, body)
  if (asked === null || typeof asked === 'number') return asked
  const { call, form } = asked
  if (isMachine(form.AnsweredBy)) {
    await call.report('undelivered', 'voicemail')
    return { xml: endTwiml(null, call.delivery.locale) }
  }
  const { about, text, locale } = call.delivery
  if (about.kind === 'trial') {
    await call.report('delivered')
    return { xml: endTwiml(text, locale) }
  }
  await call.report('sent')
  return ask(call, 0, null)
}

/** Somebody on the phone pressed a key, or none in time. The same again changes nothing; answers as `twilioCall` does. */
export async function twilioKey(request: Request, body: Buffer): Promise<StatusAnswer> {
  const wrong = wrongSchema.safeParse(request.query.wrong)
  const asked = await readCall(request, body)
  if (asked === null || typeof asked === 'number') return asked
  if (!wrong.success) return 400
  const { call, form } = asked
  const { locale } = call.delivery
  const next = afterKey(form.Digits, wrong.data)
  if (next.step === 'ask') {
    const isAsked = next.wrong === wrong.data
    return ask(call, next.wrong, isAsked ? null : form.Digits === '' ? 'noKey' : 'unknownKey')
  }
  // Answered already: the same key comes again, and the alert may have called since.
  if (call.delivery.state === 'delivered') return { xml: endTwiml(null, locale) }
  // First of all: whoever hangs up now has answered, though Twilio tells of both at once.
  if (next.step === 'take') await call.report('keyed')
  const refusal = await refusedNow(call)
  if (refusal !== null) return refusal
  if (next.step === 'take') return end(call, await take(call))
  // Somebody came while they listened: their not going leaves nobody alone, and is no failure of the message.
  if (isOver(call)) return end(call, overBy(call.alerts))
  await call.report('undelivered', next.step === 'passOn' ? passedOn : noKey)
  const isTaken = call.alerts.every((alert) => alert !== null && alert.state !== 'open')
  return { xml: endTwiml(endingWords(next.step, isTaken, locale), locale) }
}

async function readCall(request: Request, body: Buffer) {
  const form = signedForm(request, body)
  if (form === null) return null
  const parsed = callSchema.safeParse(form)
  const about = readReportArguments(request.query)
  if (!parsed.success || about === null) return 400
  const { place, attempt } = about
  const found = await readWithAlerts(place)
  if (found?.delivery.channel !== 'voice') return 404
  const call: Call = {
    ...found,
    establishmentId: place.establishmentId,
    keyUrl: (wrong) => reportUrl('key', place, attempt, { wrong: String(wrong) }),
    report: (status, reason) =>
      takeReports(place, [{ status, attempt, providerId: parsed.data.CallSid, reason: reason ?? null }]),
    now: Date.now(),
  }
  return { call, form: parsed.data }
}

/**
 * Says the message and asks for a key; once somebody has come, says that, and ends the call. Whoever has lost the right since, be it in
 * the middle of the call, hears neither who nor where.
 */
async function ask(call: Call, wrong: number, again: 'noKey' | 'unknownKey' | null): Promise<StatusAnswer> {
  const { delivery, alerts } = call
  const refusal = await refusedNow(call)
  if (refusal !== null) return refusal
  if (isOver(call)) return end(call, overBy(alerts))
  // Whoever has nothing to confirm has heard it.
  if (!mayTake(delivery)) await call.report('delivered')
  // It may have rung for as long as it takes to move to another room.
  const { text, locale } = { ...delivery, ...wordsOfNow(delivery, alerts, call.now) }
  return {
    xml: askTwiml(
      askingWords(text, { again, mayTake: mayTake(delivery) }, locale),
      call.keyUrl(wrong),
      locale,
    ),
  }
}

/**
 * Ends the call of whoever has lost the right since the message was queued, or of whoever answers at a number that is not the recipient's any more, naming
 * nobody; null: they have it.
 */
async function refusedNow(call: Call): Promise<StatusAnswer | null> {
  const { to, locale } = call.delivery
  const why = refusalAt(await reachOfAnswer(call), to)
  if (why === null) return null
  if (why !== otherNumber) return end(call, { took: 'mayNot' }, why)
  await call.report('undelivered', why)
  return { xml: endTwiml(otherNumberWords(locale), locale) }
}

/**
 * Whether nobody is to come any more. Somebody is on the phone: a call that took its time to come through is answered all the same, and so is one about an
 * alert that gave way to another, for which somebody is to come.
 */
function isOver({ delivery, alerts, now }: Call): boolean {
  const why = superfluousBy(delivery, alerts, now)
  return why !== null && why !== 'tooOld' && why !== 'superseded'
}

function overBy(alerts: Call['alerts']): Taking {
  const taken = alerts.find((alert) => alert?.state === 'acknowledged')
  return taken ? { took: 'byOther', name: taken.acknowledgedBy?.name ?? '' } : { took: 'over' }
}

/** Tells whoever listens what came of it: the message has reached them, unless they may not take it, which is no answer of anybody's. */
async function end(call: Call, taking: Taking, why: string = mayNotTake): Promise<StatusAnswer> {
  if (taking.took === 'mayNot') await call.report('undelivered', why)
  else await call.report('delivered')
  const { locale } = call.delivery
  return { xml: endTwiml(takingWords(taking, locale), locale) }
}

async function take({ establishmentId, delivery: { about, recipient }, now }: Call): Promise<Taking> {
  if (establishmentId === null || about.kind !== 'alert' || recipient.kind !== 'user') {
    return { took: 'mayNot' }
  }
  return takeByPhone(recipient.uid, { establishmentId, alertIds: about.alertIds }, now)
}
