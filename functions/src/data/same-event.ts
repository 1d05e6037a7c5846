import type { Transaction } from '@google-cloud/firestore'
import { type Alert, alertSchema } from '@vigie/domain/alerts/alert'
import { isOver } from '@vigie/domain/alerts/alert-life'
import { mostRules } from '@vigie/domain/alerts/managed-rule'
import { paths } from '@vigie/domain/paths'
import type { AlertPlace } from './escalations.ts'
import { firestore } from './firestore.ts'
import { readOrReport } from './read-document.ts'

/** An alert of a home with its id. */
export interface OtherAlert {
  aid: string
  alert: Alert
}

/**
 * The other alerts that the event of an alert raised, by other rules, and that are not over, by their ids: whoever goes because of one goes because
 * of all (docs/adr/0115-one-event-one-answer.md). Two reads each, one where there is none.
 */
export async function getOthersOfEvent(
  transaction: Transaction,
  { eid, aid }: AlertPlace,
  { eventId, deviceId, beneficiaryId, kind, times }: Alert,
): Promise<OtherAlert[]> {
  // Asked for beside the transaction: those of an event are raised together, and a query within would lock every alert there is in an emulator, so
  // that of two steps at once neither could write (docs/architecture.md, "Transactions and queries").
  const ofEvent = await firestore()
    .collection(paths.alerts(eid))
    .where('eventId', '==', eventId)
    .where('deviceId', '==', deviceId)
    // A gateway that counts anew uses its ids again.
    .where('times.occurredAt', '==', times.occurredAt)
    .select()
    .limit(mostRules)
    .get()
  const others = ofEvent.docs.filter(({ id }) => id !== aid).map(({ ref }) => ref)
  if (others.length === 0) return []
  return (await transaction.getAll(...others))
    .flatMap((stored) => {
      const alert = readOrReport(alertSchema, stored)
      const isSame =
        alert !== null &&
        alert.beneficiaryId === beneficiaryId &&
        // It may tell of two things under one id: who sees to one has not heard of the other.
        alert.kind === kind &&
        !isOver(alert)
      return isSame ? [{ aid: stored.id, alert }] : []
    })
    .toSorted((one, other) => (one.aid < other.aid ? -1 : 1))
}
