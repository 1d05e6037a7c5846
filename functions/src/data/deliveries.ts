import type { Transaction } from '@google-cloud/firestore'
import { alertSchema } from '@vigie/domain/alerts/alert'
import { type Delivery, deliverySchema } from '@vigie/domain/deliveries/delivery'
import { claim, type DeliveryChange, type Turn } from '@vigie/domain/deliveries/delivery-life'
import { deliveryIdSchema, idSchema } from '@vigie/domain/ids'
import { paths } from '@vigie/domain/paths'
import { z } from 'zod'
import { isConflict } from './conflict.ts'
import { firestore } from './firestore.ts'
import { readDocument, readOrReport } from './read-document.ts'

/** Which message of which establishment; null: of none. */
export const deliveryPlaceSchema = z.object({
  establishmentId: idSchema.nullable(),
  deliveryId: deliveryIdSchema,
})
export type DeliveryPlace = z.infer<typeof deliveryPlaceSchema>

/** More than the client's five: senders, sweeps and reports meet in one delivery. */
const maxAttempts = 12

const documentOf = ({ establishmentId, deliveryId }: DeliveryPlace) =>
  firestore().doc(paths.delivery(establishmentId, deliveryId))

/** A message with where it is, as it is after a change. */
export interface Placed {
  place: DeliveryPlace
  delivery: Delivery
}

/** A message and what its claim came to. */
export interface Claimed extends Placed {
  turn: Turn
}

/**
 * Claims what may be sent of some deliveries, in one transaction, having looked at what they are about. One that is
 * not there, or cannot be read, is left out.
 */
export async function claimDeliveries(
  places: readonly DeliveryPlace[],
  leaseId: string,
  now: number,
): Promise<Claimed[]> {
  if (places.length === 0) return []
  return firestore().runTransaction(
    async (transaction) => {
      const found = await readAll(transaction, places)
      const alertsOf = await readAlerts(transaction, found)
      return found.map(({ place, delivery }) => {
        const turn = claim(delivery, alertsOf(place, delivery), leaseId, now)
        if (!('change' in turn)) return { place, delivery, turn }
        transaction.update(documentOf(place), turn.change)
        return { place, delivery: { ...delivery, ...turn.change }, turn }
      })
    },
    { maxAttempts },
  )
}

async function readAll(transaction: Transaction, places: readonly DeliveryPlace[]): Promise<Placed[]> {
  const snapshots = await transaction.getAll(...places.map(documentOf))
  return places.flatMap((place, index) => {
    const delivery = readOrReport(deliverySchema, snapshots[index])
    return delivery ? [{ place, delivery }] : []
  })
}

const alertPathsOf = ({ establishmentId }: DeliveryPlace, { about }: Delivery) =>
  about.kind === 'alert' && establishmentId !== null
    ? about.alertIds.map((alertId) => paths.alert(establishmentId, alertId))
    : []

/** Reads the alerts that messages stand for, each once; null for one that is gone or cannot be read. */
async function readAlerts(transaction: Transaction, found: readonly Placed[]) {
  const alertPaths = [...new Set(found.flatMap(({ place, delivery }) => alertPathsOf(place, delivery)))]
  const references = alertPaths.map((path) => firestore().doc(path))
  const snapshots = references.length === 0 ? [] : await transaction.getAll(...references)
  const alerts = new Map(
    snapshots.map((snapshot) => [snapshot.ref.path, readOrReport(alertSchema, snapshot)]),
  )
  return (place: DeliveryPlace, delivery: Delivery) =>
    alertPathsOf(place, delivery).map((path) => alerts.get(path) ?? null)
}

/** A change of one delivery, decided on what it is when it is made; null changes nothing. May be asked several times. */
export interface Outcome {
  place: DeliveryPlace
  decide: (delivery: Delivery) => DeliveryChange | null
}

/** Makes changes of several deliveries, all or nothing. Those that are not there are left out. */
export async function recordAll(outcomes: readonly Outcome[]): Promise<void> {
  await firestore().runTransaction(
    async (transaction) => {
      const found = await readAll(
        transaction,
        outcomes.map(({ place }) => place),
      )
      for (const { place, delivery } of found) {
        const change = outcomes.find((outcome) => outcome.place === place)?.decide(delivery)
        if (change) transaction.update(documentOf(place), change)
      }
    },
    { maxAttempts },
  )
}

/**
 * Makes one change, and marks the wave where it is to be told of, so that the sweep does should the caller not come to
 * it. Locks nothing: many reports come at once, and most tell nothing new. Returns the delivery after it; null where
 * there is no such delivery.
 */
export async function recordReport(
  { place, decide }: Outcome,
  now: number,
): Promise<{ delivery: Delivery; isToTell: boolean } | null> {
  const db = firestore()
  const document = documentOf(place)
  for (let attempt = 1; ; attempt++) {
    const snapshot = await document.get()
    const delivery = readDocument(deliverySchema, snapshot)
    if (delivery === null || snapshot.updateTime === undefined) return null
    const change = decide(delivery)
    if (change === null) return { delivery, isToTell: false }
    const isToTell = change.state === 'failed' || change.acceptedAt !== undefined
    const wave = db.doc(paths.wave(place.establishmentId, delivery.about.waveId))
    const batch = db.batch().update(document, change, { lastUpdateTime: snapshot.updateTime })
    if (isToTell && (await wave.get()).exists) batch.update(wave, { dueAt: now })
    try {
      await batch.commit()
      return { delivery: { ...delivery, ...change }, isToTell }
    } catch (error) {
      if (!isConflict(error) || attempt >= maxAttempts) throw error
    }
  }
}
