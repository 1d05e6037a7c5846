import { FieldValue, type Transaction } from '@google-cloud/firestore'
import { type Alert, alertSchema } from '@vigie/domain/alerts/alert'
import type { AlertChange } from '@vigie/domain/alerts/alert-life'
import type { EscalationPlan } from '@vigie/domain/alerts/escalation-plan'
import { establishmentIdOf, paths } from '@vigie/domain/paths'
import { followEscalation } from './escalations.ts'
import { firestore } from './firestore.ts'
import { readOrReport } from './read-document.ts'
import { type NewWave, queueWave } from './waves.ts'

/** An alert that somebody is on, and where it is. */
export interface HeldAlert {
  eid: string
  id: string
  alert: Alert
}

/**
 * The alerts that somebody is on in one home, or in every home where `eid` is null: a super administrator takes those of homes
 * that they are no member of. One that cannot be read is left out: no screen shows it as taken.
 */
export async function readHeldAlerts(
  transaction: Transaction,
  uid: string,
  eid: string | null,
): Promise<HeldAlert[]> {
  const db = firestore()
  const all = eid === null ? db.collectionGroup(paths.alertsGroup) : db.collection(paths.alerts(eid))
  const held = all.where('acknowledgedBy.uid', '==', uid).where('state', '==', 'acknowledged')
  return (await transaction.get(held)).docs.flatMap((document) => {
    const alert = readOrReport(alertSchema, document)
    return alert === null ? [] : [{ eid: establishmentIdOf(document.ref.path), id: document.id, alert }]
  })
}

/** Alerts of one home that are open again, and the messages that say so; `wave` null: none does. */
export interface Released {
  eid: string
  alerts: readonly { id: string; alert: Alert; change: AlertChange | null }[]
  wave: NewWave | null
  /** By which those of them that call again are escalated; null: none are. */
  escalationPlan: EscalationPlan | null
}

/** Opens them again, in a transaction that has done its reading. `now` is epoch milliseconds. */
export function writeReleased(
  transaction: Transaction,
  { eid, alerts, wave, escalationPlan }: Released,
  now: number,
): void {
  for (const { id, alert, change } of alerts) {
    if (change) transaction.update(firestore().doc(paths.alert(eid, id)), change)
    followEscalation(transaction, { eid, aid: id }, alert, escalationPlan)
  }
  if (wave) queueWave(transaction, eid, wave, now)
}

/** Notes on somebody's profile, which is there, that they have let go of every alert that they were on: what they pressed before takes none. */
export function noteLetGo(transaction: Transaction, uid: string): void {
  transaction.update(firestore().doc(paths.user(uid)), { timesLetGo: FieldValue.increment(1) })
}
