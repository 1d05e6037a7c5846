import type { Transaction } from '@google-cloud/firestore'
import type { Alert } from '@vigie/domain/alerts/alert'
import { eventKey } from '@vigie/domain/sensors/event-key'
import {
  type AlertGuard,
  createAlert,
  createDelivery,
  type GuardKey,
  getAlert,
  getGuard,
  setGuard,
  updateAlert,
} from '../data/alerts.ts'
import { firestore } from '../data/firestore.ts'
import { getResidentAndColleagues } from '../data/people.ts'
import type { Firing } from './firing.ts'
import { newAlert } from './new-alert.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { stillRepeatable } from './still-repeatable.ts'

/** More than the client's five: a storm of events on one device meets in one document. */
const maxAttempts = 10

/**
 * Raises the alert of a rule that fired, or counts the event on the alert of that rule and device that is still open.
 * The alert, its outbox and the guard that remembers the event are one transaction, so whatever happens an event
 * counts once and a message is queued once.
 */
export async function raiseAlert(firing: Firing): Promise<void> {
  const { rule, event, place } = firing
  const key = { establishmentId: place.establishmentId, ruleId: rule.id, deviceId: event.deviceId }
  await oneAtATime(`${key.establishmentId} ${key.ruleId} ${key.deviceId}`, () =>
    firestore().runTransaction((transaction) => raiseIn(transaction, key, firing), { maxAttempts }),
  )
}

async function raiseIn(transaction: Transaction, key: GuardKey, firing: Firing): Promise<void> {
  const guard = await getGuard(transaction, key)
  const counted = eventKey(firing.event.eventId)
  if (Object.hasOwn(guard.seen, counted)) return
  const open = await openAlert(transaction, key, guard, firing.place.beneficiaryId)
  const alertId = open ? countOn(transaction, key, open, firing) : await openNew(transaction, key, firing)
  const seen = { ...stillRepeatable(guard.seen, firing.event.kind, Date.now()) }
  seen[counted] = firing.event.occurredAt
  setGuard(transaction, key, { openAlertId: alertId, seen })
}

// An alert of the resident who had the device before tells nobody that this one calls.
async function openAlert(
  transaction: Transaction,
  { establishmentId }: GuardKey,
  { openAlertId }: AlertGuard,
  beneficiaryId: string,
) {
  if (openAlertId === null) return null
  const alert = await getAlert(transaction, establishmentId, openAlertId)
  if (alert === null || alert.state === 'resolved' || alert.beneficiaryId !== beneficiaryId) return null
  return { id: openAlertId, alert }
}

function countOn(
  transaction: Transaction,
  { establishmentId }: GuardKey,
  { id, alert }: { id: string; alert: Alert },
  { event }: Firing,
): string {
  updateAlert(transaction, establishmentId, id, {
    occurrences: alert.occurrences + 1,
    lastOccurredAt: Math.max(alert.lastOccurredAt, event.occurredAt),
  })
  return id
}

async function openNew(transaction: Transaction, key: GuardKey, firing: Firing): Promise<string> {
  const { place, rule } = firing
  const uids = rule.recipients.flatMap((recipient) => (recipient.kind === 'user' ? [recipient.uid] : []))
  const people = await getResidentAndColleagues(transaction, key.establishmentId, place.beneficiaryId, [
    ...new Set(uids),
  ])
  const { alertId, alert, deliveries } = newAlert(firing, people, Date.now())
  createAlert(transaction, key.establishmentId, alertId, alert)
  for (const { id, delivery } of deliveries) createDelivery(transaction, key.establishmentId, id, delivery)
  return alertId
}
