import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Query,
  type Transaction,
} from '@google-cloud/firestore'
import { type Alert, alertSchema } from '@vigie/domain/alerts/alert'
import type { AlertChange } from '@vigie/domain/alerts/alert-life'
import type { EscalationPlan } from '@vigie/domain/alerts/escalation-plan'
import { establishmentIdOf, paths } from '@vigie/domain/paths'
import { followEscalation } from './escalations.ts'
import { firestore } from './firestore.ts'
import { inTransaction } from './in-transaction.ts'
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
  return (await transaction.get(heldBy(uid, eid))).docs.flatMap(heldAlertOf)
}

/**
 * Where the same are, asked for beside a transaction: in one the question locks others' alerts (docs/architecture.md, "Transactions and queries"), so that a press waits for whoever signs out elsewhere. One that
 * they take right after this is not among them.
 */
export async function findHeldAlerts(uid: string, eid: string | null): Promise<DocumentReference[]> {
  return (await heldBy(uid, eid).select().get()).docs.map(({ ref }) => ref)
}

/** Those that were found and that they are on still. One read each. */
export async function readFoundAlerts(
  transaction: Transaction,
  uid: string,
  found: readonly DocumentReference[],
): Promise<HeldAlert[]> {
  if (found.length === 0) return []
  return (await transaction.getAll(...found))
    .flatMap(heldAlertOf)
    .filter(({ alert }) => alert.state === 'acknowledged' && alert.acknowledgedBy?.uid === uid)
}

function heldBy(uid: string, eid: string | null): Query {
  const db = firestore()
  const all = eid === null ? db.collectionGroup(paths.alertsGroup) : db.collection(paths.alerts(eid))
  return all.where('acknowledgedBy.uid', '==', uid).where('state', '==', 'acknowledged')
}

function heldAlertOf(stored: DocumentSnapshot): HeldAlert[] {
  const alert = readOrReport(alertSchema, stored)
  return alert === null ? [] : [{ eid: establishmentIdOf(stored.ref.path), id: stored.id, alert }]
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

/** The same in a transaction of its own: no press of before can take any from then on. Nothing where there is no such profile. One read. */
export function noteLetGoFirst(uid: string): Promise<void> {
  return inTransaction(async (transaction) => {
    const profile = await transaction.get(firestore().doc(paths.user(uid)))
    if (profile.exists) noteLetGo(transaction, uid)
  })
}
