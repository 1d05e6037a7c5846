import type { AlertTold } from '@vigie/domain/alerts/alert-told'
import { alertWording } from '@vigie/domain/alerts/alert-wording'
import type { Channel } from '@vigie/domain/alerts/channel'
import type { NewMessage } from '@vigie/domain/deliveries/new-delivery'
import type { AlertPeople } from '../data/people.ts'
import { publicUrl, smsAnswers } from '../settings.ts'
import type { Addressee } from './addressees.ts'
import type { Tell } from './plan-raising.ts'

/** What an alert tells one recipient on one channel, and on the others should that one fail. `sharesNumber`: whether others who are told have the same telephone number. `now` is epoch milliseconds. */
export function newMessage(
  { step, firing }: Tell,
  { name: beneficiaryName, room }: AlertPeople['resident'],
  { recipient, channel, locale, to, others, mayTake, isStaff }: Addressee,
  now: number,
  sharesNumber: boolean,
): NewMessage {
  const { event, deviceType, deviceLocation, timing, clockWrong, timeZone, place, cause } = firing
  const { establishmentId, beneficiaryId } = place
  const told: AlertTold = {
    step,
    deviceType,
    occurredAt: event.occurredAt,
    late: timing === 'late',
    clockWrong,
    timeZone,
    // Of whom an answer were from there nobody could tell.
    mayAnswer: mayTake && !sharesNumber && smsAnswers.value() === 'on',
    url: `${publicUrl.value()}/establishment/${establishmentId}/beneficiary/${beneficiaryId}`,
  }
  const alert = { beneficiaryName, room, kind: event.kind, deviceLocation, cause }
  const wording = (on: Channel) => alertWording(told, alert, { channel: on, locale, mayTake }, now)
  const next = others.map((other) => ({
    channel: other.channel,
    to: other.address,
    ...wording(other.channel),
  }))
  return {
    recipient,
    channel,
    locale,
    to,
    ...wording(channel),
    next,
    told,
    ...(!mayTake && { mayTake }),
    ...(!isStaff && { mayGo: false }),
  }
}
