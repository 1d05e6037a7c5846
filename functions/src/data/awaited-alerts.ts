import type { Transaction } from '@google-cloud/firestore'
import { alertSchema } from '@vigie/domain/alerts/alert'
import type { Channel } from '@vigie/domain/alerts/channel'
import { isStillAwaited } from '@vigie/domain/alerts/escalation'
import { tells } from '@vigie/domain/deliveries/left'
import { waveSchema } from '@vigie/domain/deliveries/wave'
import { paths } from '@vigie/domain/paths'
import { calledSince } from './asked-by-waves.ts'
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

/** Whether messages were queued for somebody, by what names them in the ids of messages; on these channels, where some are named. */
export type IsTold = (name: string, on?: readonly Channel[]) => boolean

const told = { deliveryIds: true, createdAt: true, left: true } as const
const toldSchema = waveSchema.pick(told)

/**
 * Reads whom messages were queued for since an alert began to call, whatever became of them; what it answers says it of one of them, by what names them in
 * the ids of messages, on some channels where they are named. Whoever has left the alert since counts as not told. One read for each of its waves.
 */
export async function readToldOf(transaction: Transaction, { eid, id, alert }: HeldAlert): Promise<IsTold> {
  const waves = firestore().collection(paths.waves(eid)).where('alertIds', 'array-contains', id)
  const { docs } = await transaction.get(waves.select(...Object.keys(told)))
  const since = calledSince(alert)
  const own = docs.flatMap((stored) => {
    const wave = readOrReport(toldSchema, stored)
    return wave !== null && wave.createdAt >= since ? [wave] : []
  })
  return (name, on) =>
    own.some(
      ({ deliveryIds, left = [] }) =>
        tells(deliveryIds, name, on) && !left.some(({ uid, alertId }) => uid === name && alertId === id),
    )
}
