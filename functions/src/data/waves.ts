import { FieldPath, FieldValue, type Transaction } from '@google-cloud/firestore'
import { lookAgainMs } from '@vigie/domain/deliveries/delivery-policy'
import { type Wave, waveSchema } from '@vigie/domain/deliveries/wave'
import type { Queued } from '@vigie/domain/deliveries/wave-life'
import { idSchema } from '@vigie/domain/ids'
import { paths } from '@vigie/domain/paths'
import { expireAt } from '@vigie/domain/retention'
import { z } from 'zod'
import { firestore } from './firestore.ts'
import { failedWith } from './grpc-codes.ts'
import { readDocument, readOrReport } from './read-document.ts'

/** Which wave of which establishment; null: of none. */
export const wavePlaceSchema = z.object({ establishmentId: idSchema.nullable(), waveId: idSchema })
export type WavePlace = z.infer<typeof wavePlaceSchema>

export interface NewWave {
  waveId: string
  /** The alerts that it tells of; none for messages about something else. */
  alertIds: readonly string[]
  deliveries: readonly Queued[]
  /** Who is told and not counted on to come, of which of the alerts; missing: nobody. */
  left?: Wave['left']
  /** An earlier wave that these messages add to, and are told with; missing: none. It is there. */
  joins?: string
}

/**
 * Queues messages that go out together, in a transaction that has done its reading; `deliver` takes the wave up once it
 * is committed. One that joins another has the sweep tell that one, should nobody else. Fails when the wave exists, so the same step queues nothing twice. `eid` is null for messages that
 * concern no establishment; `now` is epoch milliseconds.
 */
export function queueWave(transaction: Transaction, eid: string | null, wave: NewWave, now: number): void {
  const { joins } = wave
  if (joins === undefined) {
    create(transaction, eid, { ...wave, first: wave.waveId, dueAt: now + lookAgainMs }, now)
    return
  }
  create(transaction, eid, { ...wave, first: joins, dueAt: null }, now)
  const added = FieldValue.arrayUnion(...wave.deliveries.map(({ id }) => id))
  transaction.update(firestore().doc(paths.wave(eid, joins)), { deliveryIds: added, dueAt: now })
}

/** The same in a transaction of its own; a wave that exists, as of somebody who asked at the same time, stays as it is. */
export async function queueWaveOnce(eid: string | null, wave: NewWave, now: number): Promise<void> {
  try {
    await firestore().runTransaction(async (transaction) => queueWave(transaction, eid, wave, now))
  } catch (error) {
    if (!failedWith(error, 'alreadyExists')) throw error
  }
}

/** Queues the messages of a wave's next channels, which are told with the others of the wave `first`. */
export function queueNextChannels(
  transaction: Transaction,
  eid: string | null,
  wave: NewWave & Pick<Wave, 'first'>,
  now: number,
): void {
  create(transaction, eid, { ...wave, dueAt: null }, now)
}

function create(
  transaction: Transaction,
  eid: string | null,
  { waveId, alertIds, deliveries, first, dueAt, left }: NewWave & Pick<Wave, 'first' | 'dueAt'>,
  now: number,
): void {
  const db = firestore()
  const deliveryIds = deliveries.map(({ id }) => id)
  const told = { first, alertIds: [...alertIds], deliveryIds, createdAt: now, dueAt }
  const wave: Wave = { ...told, ...(left && { left }) }
  transaction.create(db.doc(paths.wave(eid, waveId)), { ...wave, expireAt: expireAt('waves', now) })
  for (const { id, delivery } of deliveries) {
    const kept = { ...delivery, expireAt: expireAt('deliveries', now) }
    transaction.create(db.doc(paths.delivery(eid, id)), kept)
  }
}

/** A wave, or null where there is none. One read. */
export async function readWave({ establishmentId, waveId }: WavePlace): Promise<Wave | null> {
  return readDocument(waveSchema, await firestore().doc(paths.wave(establishmentId, waveId)).get())
}

/** The same for what has to go on where it cannot be read, which is reported: it is none then. One read. */
export async function readableWave({ establishmentId, waveId }: WavePlace): Promise<Wave | null> {
  return readOrReport(waveSchema, await firestore().doc(paths.wave(establishmentId, waveId)).get())
}

/** The same within a transaction, with its id; one that cannot be read, which is reported, is none. */
export async function getWave(
  transaction: Transaction,
  { establishmentId, waveId }: WavePlace,
): Promise<(Wave & { id: string }) | null> {
  const snapshot = await transaction.get(firestore().doc(paths.wave(establishmentId, waveId)))
  const wave = readOrReport(waveSchema, snapshot)
  return wave && { ...wave, id: waveId }
}

/** The ids of the waves that concern no establishment, from one to another, both with them, as text is sorted. */
export async function idsOfGeneralWaves(first: string, last: string): Promise<readonly string[]> {
  const waves = firestore().collection(paths.waves(null))
  const found = await waves.orderBy(FieldPath.documentId()).startAt(first).endAt(last).select().get()
  return found.docs.map(({ id }) => id)
}
