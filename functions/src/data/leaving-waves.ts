import { type DocumentReference, FieldValue, type Transaction } from '@google-cloud/firestore'
import { type Alert, alertSchema } from '@vigie/domain/alerts/alert'
import { isStillAwaited } from '@vigie/domain/alerts/escalation'
import { tells } from '@vigie/domain/deliveries/left'
import { type Left, waveSchema } from '@vigie/domain/deliveries/wave'
import { paths } from '@vigie/domain/paths'
import { firestore } from './firestore.ts'
import { readOrReport } from './read-document.ts'

/** Who leaves which of a home's alerts; `ruleId`: of one rule's alone. */
export interface Leaving {
  eid: string
  ruleId?: string
  leaversOf: (alert: Pick<Alert, 'beneficiaryId'>) => readonly string[]
}

const awaited = { lastActivityAt: true, escalation: true, beneficiaryId: true, waveId: true } as const
const awaitedSchema = alertSchema.pick(awaited)
const told = { first: true, deliveryIds: true, left: true } as const
const toldSchema = waveSchema.pick(told)

/**
 * Reads of which alerts that nobody is on somebody was told who does not come for them any more. What it answers marks their messages so in the same transaction, each once, and
 * has the sweep tell their alerts what that comes to: that nobody was reached, where nobody else was (docs/adr/0145-who-left-was-not-reached.md). A forgotten alert is left as it is. One that is raised
 * meanwhile is in conflict with it, or is raised by what was changed. One read for each open alert of the home, and of those that are left one for each of their waves. `now` is
 * epoch milliseconds.
 */
export async function readLeavingWaves(
  transaction: Transaction,
  { eid, ruleId, leaversOf }: Leaving,
  now: number,
): Promise<() => void> {
  const open = firestore().collection(paths.alerts(eid)).where('state', '==', 'open')
  const asked = ruleId === undefined ? open : open.where('ruleId', '==', ruleId)
  const { docs } = await transaction.get(asked.select(...Object.keys(awaited)))
  const marks = docs.map(async (stored) => {
    const alert = readOrReport(awaitedSchema, stored)
    const leavers = alert !== null && isStillAwaited(alert, now) ? leaversOf(alert) : []
    if (alert === null || leavers.length === 0) return []
    return marksOf(transaction, eid, { id: stored.id, waveId: alert.waveId, leavers })
  })
  const byWave = Map.groupBy((await Promise.all(marks)).flat(), ({ wave }) => wave.path)
  return () => {
    for (const ofWave of byWave.values()) {
      const [first] = ofWave
      if (first === undefined) continue
      const left = FieldValue.arrayUnion(...ofWave.flatMap((mark) => mark.left))
      const isLatest = ofWave.some((mark) => mark.isLatest)
      transaction.update(first.wave, { left, ...(isLatest && { dueAt: now }) })
    }
  }
}

interface Mark {
  wave: DocumentReference
  left: Left[]
  /** What becomes of an earlier wave is told by its alert's latest alone. */
  isLatest: boolean
}

/** What is to be marked of the waves of an alert: also of the earlier ones, of which a provider may yet say that they arrived. */
async function marksOf(
  transaction: Transaction,
  eid: string,
  { id: alertId, waveId, leavers }: { id: string; waveId: string | null; leavers: readonly string[] },
): Promise<Mark[]> {
  const waves = firestore().collection(paths.waves(eid)).where('alertIds', 'array-contains', alertId)
  const { docs } = await transaction.get(waves.select(...Object.keys(told)))
  return docs.flatMap((stored) => {
    const wave = readOrReport(toldSchema, stored)
    // The first of them lists the messages on next channels too.
    if (wave === null || wave.first !== stored.id) return []
    const isMarked = (uid: string) =>
      wave.left?.some((one) => one.uid === uid && one.alertId === alertId) ?? false
    const left = leavers
      .filter((uid) => tells(wave.deliveryIds, uid) && !isMarked(uid))
      .map((uid) => ({ uid, alertId }))
    return left.length === 0 ? [] : [{ wave: stored.ref, left, isLatest: stored.id === waveId }]
  })
}
