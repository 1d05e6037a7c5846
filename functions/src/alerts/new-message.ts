import { alertPush } from '@vigie/domain/alerts/alert-push'
import { alertSpoken } from '@vigie/domain/alerts/alert-spoken'
import { alertEmail, alertSms } from '@vigie/domain/alerts/alert-text'
import type { Channel } from '@vigie/domain/alerts/channel'
import type { NewMessage } from '@vigie/domain/deliveries/new-delivery'
import type { AlertPeople } from '../data/people.ts'
import { publicUrl, smsAnswers } from '../settings.ts'
import type { Addressee } from './addressees.ts'
import type { Tell } from './plan-raising.ts'

/** What an alert tells one recipient on one channel, and on the others should that one fail. */
export function newMessage(
  tell: Tell,
  resident: AlertPeople['resident'],
  { recipient, channel, locale, to, others, mayTake }: Addressee,
): NewMessage {
  const mayAnswer = mayTake && smsAnswers.value() === 'on'
  const wording = (on: Channel) => textOf(tell, resident, { on, mayAnswer }, locale)
  const next = others.map((other) => ({
    channel: other.channel,
    to: other.address,
    ...wording(other.channel),
  }))
  return { recipient, channel, locale, to, ...wording(channel), next, ...(!mayTake && { mayTake }) }
}

function textOf(
  { step, firing }: Tell,
  { name, room }: AlertPeople['resident'],
  { on, mayAnswer }: { on: Channel; mayAnswer: boolean },
  locale: Addressee['locale'],
) {
  const { event, deviceType, deviceLocation, timing, clockWrong, timeZone, place, cause } = firing
  const { kind, occurredAt } = event
  const late = timing === 'late'
  const facts = {
    beneficiaryName: name,
    room,
    kind,
    deviceType,
    deviceLocation,
    occurredAt,
    late,
    clockWrong,
    step,
    ...(cause && { cause }),
  }
  if (on === 'sms') return { subject: null, text: alertSms(facts, locale, timeZone, mayAnswer) }
  if (on === 'push') return alertPush(facts, locale)
  if (on === 'voice') return { subject: null, text: alertSpoken(facts, locale, timeZone) }
  const { establishmentId, beneficiaryId } = place
  const url = `${publicUrl.value()}/establishment/${establishmentId}/beneficiary/${beneficiaryId}`
  return alertEmail(facts, locale, timeZone, url)
}
