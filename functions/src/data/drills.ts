import { type Delivery, deliverySchema } from '@vigie/domain/deliveries/delivery'
import { paths } from '@vigie/domain/paths'
import { type Drill, drillSchema, drillWaveId, mayBegin } from '@vigie/domain/supervision/drill'
import { firestore } from './firestore.ts'
import { inTransaction } from './in-transaction.ts'
import { readOrReport } from './read-document.ts'
import { type NewWave, queueWave } from './waves.ts'

/** Begins a drill of a home; false: another is under way. One that was left undone gives way to it. */
export async function beginDrill(eid: string, drill: Drill): Promise<boolean> {
  const document = firestore().doc(paths.drill(eid))
  return inTransaction(async (transaction) => {
    const known = readOrReport(drillSchema, await transaction.get(document))
    if (!mayBegin(known, drill.startedAt)) return false
    transaction.set(document, drill)
    return true
  })
}

/**
 * Puts the messages of a drill into the outbox, once, and notes that it has come so far; false where this is not the drill that
 * is under way, or it is further already. `now` is epoch milliseconds.
 */
export async function queueDrill(
  eid: string,
  { drillId, token }: Pick<Drill, 'drillId' | 'token'>,
  wave: NewWave,
  now: number,
): Promise<boolean> {
  const document = firestore().doc(paths.drill(eid))
  return inTransaction(async (transaction) => {
    const known = readOrReport(drillSchema, await transaction.get(document))
    if (known === null || known.drillId !== drillId || known.token !== token) return false
    if (known.queuedAt !== null) return false
    queueWave(transaction, eid, wave, now)
    transaction.update(document, { queuedAt: now })
    return true
  })
}

/** Whether a home has begun this drill and no other since, by what only its record and whoever published it know. One read. */
export async function isUnderWay(
  eid: string,
  { drillId, token }: Pick<Drill, 'drillId' | 'token'>,
): Promise<boolean> {
  const known = readOrReport(drillSchema, await firestore().doc(paths.drill(eid)).get())
  return known !== null && known.drillId === drillId && known.token === token
}

/** The drill that is under way in a home, and its messages; null where one is not there, or not yet. A read each. */
export async function readDrill(
  eid: string,
  deliveryIds: readonly string[],
): Promise<{ drill: Drill | null; deliveries: (Delivery | null)[] }> {
  const db = firestore()
  const [drill, ...deliveries] = await db.getAll(
    db.doc(paths.drill(eid)),
    ...deliveryIds.map((id) => db.doc(paths.delivery(eid, id))),
  )
  return {
    drill: readOrReport(drillSchema, drill),
    deliveries: deliveries.map((delivery) => readOrReport(deliverySchema, delivery)),
  }
}

/** Takes the messages of a drill out of the outbox again: nobody is to find or count them. */
export async function forgetDrill(
  eid: string,
  drillId: string,
  deliveryIds: readonly string[],
): Promise<void> {
  const db = firestore()
  const batch = db.batch()
  batch.delete(db.doc(paths.wave(eid, drillWaveId(drillId))))
  for (const id of deliveryIds) batch.delete(db.doc(paths.delivery(eid, id)))
  await batch.commit()
}
