import { alertEmail, alertSms } from '@vigie/domain/alerts/alert-text'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import type { Delivery } from '@vigie/domain/deliveries/delivery'
import { publicUrl } from '../settings.ts'
import type { Addressee } from './addressees.ts'
import type { Firing } from './firing.ts'

/**
 * The outbox entry of one message, due at once; or, for somebody who cannot be reached, an entry that failed already
 * and says why. `now` is epoch milliseconds.
 */
export function newDelivery(
  alertId: string,
  firing: Firing,
  resident: Beneficiary | null,
  { recipient, channel, locale, to }: Addressee,
  now: number,
): Delivery {
  const reachable = 'address' in to
  return {
    alertId,
    step: 'opened',
    channel,
    recipient,
    to: reachable ? to.address : null,
    locale,
    ...textOf(firing, resident, channel === 'email', locale),
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

function textOf(firing: Firing, resident: Beneficiary | null, asEmail: boolean, locale: Addressee['locale']) {
  const { event, deviceType, deviceLocation, timing, timeZone, place } = firing
  const facts = {
    beneficiaryName: resident?.name ?? '',
    room: resident?.room ?? '',
    kind: event.kind,
    deviceType,
    deviceLocation,
    occurredAt: event.occurredAt,
    late: timing === 'late',
  }
  if (!asEmail) return { subject: null, text: alertSms(facts, locale, timeZone) }
  const { establishmentId, beneficiaryId } = place
  const url = `${publicUrl.value()}/establishment/${establishmentId}/beneficiary/${beneficiaryId}`
  const { subject, text } = alertEmail(facts, locale, timeZone, url)
  return { subject: subject.slice(0, 200), text }
}
