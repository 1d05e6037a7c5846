import type { Transaction } from '@google-cloud/firestore'
import { alertSchema } from '@vigie/domain/alerts/alert'
import { isStillAwaited } from '@vigie/domain/alerts/escalation'
import { type ToldSince, toldSince } from '@vigie/domain/deliveries/told-since'
import { waveSchema } from '@vigie/domain/deliveries/wave'
import { paths } from '@vigie/domain/paths'
import { firestore } from './firestore.ts'
import type { HeldAlert } from './held-alerts.ts'
import { readOrReport } from './read-document.ts'

/** The alerts of a rule that nobody is on, without those that are forgotten. One read for each that is open. `now` is epoch milliseconds. */
export async function readAwaitedOfRule(
  transaction: Transaction,
  { eid, ruleId }: { eid: string; ruleId: string },
  now: number,
): Promise<HeldAlert[]> {
  const open = firestore().collection(paths.alerts(eid)).where('state', '==', 'open')
  const { docs } = await transaction.get(open.where('ruleId', '==', ruleId))
  return docs.flatMap((stored) => {
    const alert = readOrReport(alertSchema, stored)
    return alert !== null && isStillAwaited(alert, now) ? [{ eid, id: stored.id, alert }] : []
  })
}

const told = { deliveryIds: true, createdAt: true, left: true } as const
const toldSchema = waveSchema.pick(told)

/** Reads whom messages were queued for since an alert began to call, and whose phone they ring (`toldSince`). One read for each of its waves. */
export async function readToldOf(
  transaction: Transaction,
  { eid, id, alert }: HeldAlert,
): Promise<ToldSince> {
  const waves = firestore().collection(paths.waves(eid)).where('alertIds', 'array-contains', id)
  const { docs } = await transaction.get(waves.select(...Object.keys(told)))
  const own = docs.flatMap((stored) => readOrReport(toldSchema, stored) ?? [])
  return toldSince(own, id, alert)
}
