import { createHash } from 'node:crypto'
import type { Alert } from '@vigie/domain/alerts/alert'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import type { Delivery } from '@vigie/domain/deliveries/delivery'
import type { Colleague } from '../data/people.ts'
import { type Addressee, addresseesOf } from './addressees.ts'
import type { Firing } from './firing.ts'
import { newDelivery } from './new-delivery.ts'

/** The people an alert is about and for; a resident who is missing costs the alert its name, never the alert. */
export interface AlertPeople {
  resident: Beneficiary | null
  colleagues: ReadonlyMap<string, Colleague>
}

/** The first alert of a rule that fired, with its outbox: one message per recipient and method. `now` is epoch milliseconds. */
export function newAlert(firing: Firing, people: AlertPeople, now: number) {
  const { rule, event, place, timing, publishedAt, receivedAt, deviceType, deviceLocation } = firing
  const { resident } = people
  const alertId = alertIdOf(rule.id, event.deviceId, event.eventId)
  const deliveries = addresseesOf(rule, people).map((addressee) => ({
    id: deliveryIdOf(alertId, addressee),
    delivery: newDelivery(alertId, firing, resident, addressee, now),
  }))
  const alert: Alert = {
    ruleId: rule.id,
    ruleName: rule.name,
    beneficiaryId: place.beneficiaryId,
    beneficiaryName: resident?.name ?? '',
    room: resident?.room ?? '',
    caregiverIds: resident?.caregiverIds ?? [],
    deviceId: event.deviceId,
    deviceType,
    deviceLocation,
    eventId: event.eventId,
    kind: event.kind,
    value: event.value,
    late: timing === 'late',
    state: 'open',
    occurrences: 1,
    lastOccurredAt: event.occurredAt,
    times: { occurredAt: event.occurredAt, publishedAt, receivedAt, raisedAt: now, shownAt: null },
    acknowledgedBy: null,
    acknowledgedAt: null,
    resolvedBy: null,
    resolvedAt: null,
    timeline: [{ step: 'opened', at: now }, ...deliveries.flatMap(undeliverable)],
  }
  return { alertId, alert, deliveries }
}

// Staff must see at once that somebody who should have been told could not be.
function undeliverable({ id, delivery }: { id: string; delivery: Delivery }): Alert['timeline'] {
  const { state, createdAt, channel } = delivery
  return state === 'failed' ? [{ step: 'undeliverable', at: createdAt, channel, deliveryId: id }] : []
}

/** The same event raises the same alert, whichever instance does it. */
function alertIdOf(ruleId: string, deviceId: string, eventId: string): string {
  return createHash('sha256').update([ruleId, deviceId, eventId].join('\n')).digest('base64url').slice(0, 20)
}

/** One message per alert, step, recipient and channel (design section 10). */
function deliveryIdOf(alertId: string, { recipient, channel }: Addressee): string {
  return `${alertId}_opened_${recipient.kind === 'user' ? recipient.uid : 'beneficiary'}_${channel}`
}
