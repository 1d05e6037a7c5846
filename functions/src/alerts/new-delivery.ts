import { alertEmail, alertSms } from '@vigie/domain/alerts/alert-text'
import type { Delivery } from '@vigie/domain/deliveries/delivery'
import type { AlertPeople } from '../data/people.ts'
import { publicUrl } from '../settings.ts'
import type { Addressee } from './addressees.ts'
import type { Tell } from './plan-raising.ts'

/**
 * The outbox entry of one message, due at once; or, for somebody who cannot be reached, an entry that failed already
 * and says why. `now` is epoch milliseconds.
 */
export function newDelivery(
  tell: Tell,
  resident: AlertPeople['resident'],
  { recipient, channel, locale, to }: Addressee,
  now: number,
): Delivery {
  const reachable = 'address' in to
  return {
    alertId: tell.alertId,
    step: tell.step,
    channel,
    recipient,
    to: reachable ? to.address : null,
    locale,
    ...textOf(tell, resident, channel === 'email', locale),
    state: reachable ? 'pending' : 'failed',
    attempts: 0,
    dueAt: reachable ? now : null,
    leaseId: null,
    possibleRepeat: false,
    providerId: null,
    lastError: reachable ? null : to.unreachable,
    createdAt: now,
    acceptedAt: null,
    deliveredAt: null,
  }
}

function textOf(
  { step, firing }: Tell,
  { name, room }: AlertPeople['resident'],
  asEmail: boolean,
  locale: Addressee['locale'],
) {
  const { event, deviceType, deviceLocation, timing, clockWrong, timeZone, place } = firing
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
  }
  if (!asEmail) return { subject: null, text: alertSms(facts, locale, timeZone) }
  const { establishmentId, beneficiaryId } = place
  const url = `${publicUrl.value()}/establishment/${establishmentId}/beneficiary/${beneficiaryId}`
  return alertEmail(facts, locale, timeZone, url)
}
