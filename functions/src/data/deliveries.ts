import type { Transaction } from '@google-cloud/firestore'
import { type Delivery, deliverySchema } from '@vigie/domain/deliveries/delivery'
import type { DeliveryChange } from '@vigie/domain/deliveries/delivery-life'
import { keyActsWithinMs, sweepLeavesMs } from '@vigie/domain/deliveries/delivery-policy'
import { isUnconfirmedMail } from '@vigie/domain/deliveries/trouble'
import { deliveryIdSchema, idSchema } from '@vigie/domain/ids'
import { paths } from '@vigie/domain/paths'
import { z } from 'zod'
import { begunAnew } from './begun-anew.ts'
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
export const maxAttempts = 12

export const deliveryDocument = ({ establishmentId, deliveryId }: DeliveryPlace) =>
  firestore().doc(paths.delivery(establishmentId, deliveryId))

/** A message with where it is, as it is after a change. */
export interface Placed {
  place: DeliveryPlace
  delivery: Delivery
}

/** Reads messages in a transaction; one that is not there, or cannot be read, is left out. */
export async function getDeliveries(
  transaction: Transaction,
  places: readonly DeliveryPlace[],
): Promise<Placed[]> {
  const snapshots = await transaction.getAll(...places.map(deliveryDocument))
  return places.flatMap((place, index) => {
    const delivery = readOrReport(deliverySchema, snapshots[index])
    return delivery ? [{ place, delivery }] : []
  })
}

/** A change of one delivery, decided on what it is when it is made; null changes nothing. May be asked several times. */
export interface Outcome {
  place: DeliveryPlace
  decide: (delivery: Delivery) => DeliveryChange | null
}

/** Makes changes of several deliveries, all or nothing. Those that are not there are left out. */
export async function recordAll(outcomes: readonly Outcome[]): Promise<void> {
  await begunAnew(() =>
    firestore().runTransaction(
      async (transaction) => {
        const found = await getDeliveries(
          transaction,
          outcomes.map(({ place }) => place),
        )
        for (const { place, delivery } of found) {
          const change = outcomes.find((outcome) => outcome.place === place)?.decide(delivery)
          if (change) transaction.update(deliveryDocument(place), change)
        }
      },
      { maxAttempts },
    ),
  )
}

/** A message after a report about it was taken in. */
export interface Reported {
  delivery: Delivery
  /** Whether whoever recorded the report is to have the alert told of it. */
  isToTell: boolean
}

/**
 * Makes one change by a provider's report, and marks the wave where it is to be told of, so that the sweep does should
 * nobody else come to it. Locks nothing: many reports come at once, and most tell nothing new. Null where there is no
 * such delivery.
 */
export async function recordReport({ place, decide }: Outcome, now: number): Promise<Reported | null> {
  const db = firestore()
  const document = deliveryDocument(place)
  for (let attempt = 1; ; attempt++) {
    const snapshot = await document.get()
    const delivery = readDocument(deliverySchema, snapshot)
    if (delivery === null || snapshot.updateTime === undefined) return null
    const change = decide(delivery)
    if (change === null) return { delivery, isToTell: false }
    const toldIn = tellsIn(delivery, change, now)
    const wave = db.doc(paths.wave(place.establishmentId, delivery.about.waveId))
    const batch = db.batch().update(document, change, { lastUpdateTime: snapshot.updateTime })
    if (toldIn !== null) {
      const marked = await wave.get()
      // Nobody is told any later for it.
      const dueAt = Math.min(now + toldIn, marked.get('dueAt') ?? Number.POSITIVE_INFINITY)
      if (marked.exists) batch.update(wave, { dueAt })
    }
    try {
      await batch.commit()
      return { delivery: { ...delivery, ...change }, isToTell: toldIn === 0 }
    } catch (error) {
      if (!isConflict(error) || attempt >= maxAttempts) throw error
    }
  }
}

/**
 * After how many milliseconds an alert has to know of a change; null: it has nothing new to know. Of a key that was pressed it has to once nothing
 * came of it. A sender in the middle
 * of its try tells all that it sent in one write, so that a report which overtakes it is left to it, unless it died.
 */
function tellsIn(delivery: Delivery, change: DeliveryChange, now: number): number | null {
  const { state } = delivery
  // One that was lost and is not, since a key was heard late, or an e-mail confirmed late, is not to be seen as lost.
  if (change.state === 'failed' || state === 'failed' || isUnconfirmedMail(delivery, now)) return 0
  if (change.acceptedAt === undefined) return change.keyedAt === undefined ? null : keyActsWithinMs
  return state === 'sending' ? sweepLeavesMs : 0
}
