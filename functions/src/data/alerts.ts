import type { Transaction } from '@google-cloud/firestore'
import { type Alert, alertSchema } from '@vigie/domain/alerts/alert'
import type { Delivery } from '@vigie/domain/deliveries/delivery'
import { idSchema, instantSchema } from '@vigie/domain/ids'
import { paths } from '@vigie/domain/paths'
import { eventKeySchema } from '@vigie/domain/sensors/event-key'
import { z } from 'zod'
import { firestore } from './firestore.ts'
import { readDocument } from './read-document.ts'

/** What keeps a rule and a device at one open alert, and each event at one count (server only). */
export const alertGuardSchema = z.object({
  openAlertId: idSchema.nullable(),
  /** The events counted already, by their keys, and when each happened, for as long as one may be delivered again. */
  seen: z.record(eventKeySchema, instantSchema),
})
export type AlertGuard = z.infer<typeof alertGuardSchema>

/** Which guard: one rule of one establishment on one device. */
export interface GuardKey {
  establishmentId: string
  ruleId: string
  deviceId: string
}

const guardPath = ({ establishmentId, ruleId, deviceId }: GuardKey) =>
  paths.alertGuard(establishmentId, ruleId, deviceId)

/** The guard, or an empty one where the rule never fired on the device. */
export async function getGuard(transaction: Transaction, key: GuardKey): Promise<AlertGuard> {
  const snapshot = await transaction.get(firestore().doc(guardPath(key)))
  return readDocument(alertGuardSchema, snapshot) ?? { openAlertId: null, seen: {} }
}

export function setGuard(transaction: Transaction, key: GuardKey, guard: AlertGuard): void {
  transaction.set(firestore().doc(guardPath(key)), guard)
}

export async function getAlert(transaction: Transaction, eid: string, aid: string): Promise<Alert | null> {
  return readDocument(alertSchema, await transaction.get(firestore().doc(paths.alert(eid, aid))))
}

/** Fails when the alert exists. */
export function createAlert(transaction: Transaction, eid: string, aid: string, alert: Alert): void {
  transaction.create(firestore().doc(paths.alert(eid, aid)), alert)
}

/** Changes some fields of an alert that was read in the same transaction. */
export function updateAlert(
  transaction: Transaction,
  eid: string,
  aid: string,
  change: Partial<Alert>,
): void {
  transaction.update(firestore().doc(paths.alert(eid, aid)), change)
}

/** Fails when the delivery exists. */
export function createDelivery(transaction: Transaction, eid: string, did: string, delivery: Delivery): void {
  transaction.create(firestore().doc(paths.delivery(eid, did)), delivery)
}
