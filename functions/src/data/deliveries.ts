import { FieldValue, type Transaction } from '@google-cloud/firestore'
import { type Delivery, deliverySchema } from '@vigie/domain/deliveries/delivery'
import type { DeliveryChange } from '@vigie/domain/deliveries/delivery-life'
import { idSchema } from '@vigie/domain/ids'
import { paths } from '@vigie/domain/paths'
import { z } from 'zod'
import { firestore } from './firestore.ts'
import { readDocument } from './read-document.ts'

/** Which message of which establishment. */
export const deliveryPlaceSchema = z.object({ establishmentId: idSchema, deliveryId: idSchema })
export type DeliveryPlace = z.infer<typeof deliveryPlaceSchema>

/** More than the client's five: all the messages of an alert write their steps to it at the same time. */
const maxAttempts = 12
/** google.rpc.Code.NOT_FOUND */
const notFound = 5

/**
 * Changes a delivery as `decide` says, and adds the step to its alert, all or nothing. `decide` may be asked several
 * times; the last decision is returned with the delivery as it is after it. Null where there is no such delivery.
 */
export async function changeDelivery<D extends Partial<DeliveryChange>>(
  place: DeliveryPlace,
  decide: (delivery: Delivery) => D | null,
): Promise<{ delivery: Delivery; decision: D | null } | null> {
  try {
    return await changeIn(place, decide, true)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === notFound)) throw error
    // Without its alert a message has nowhere to tell of itself, but it must not be sent for ever.
    log('the alert of a delivery is gone', place)
    return await changeIn(place, decide, false)
  }
}

async function changeIn<D extends Partial<DeliveryChange>>(
  { establishmentId, deliveryId }: DeliveryPlace,
  decide: (delivery: Delivery) => D | null,
  tellsAlert: boolean,
) {
  const db = firestore()
  const document = db.doc(paths.delivery(establishmentId, deliveryId))
  const work = async (transaction: Transaction) => {
    const delivery = readDocument(deliverySchema, await transaction.get(document))
    if (delivery === null) return null
    const decision = decide(delivery)
    const { change, step } = decision ?? {}
    if (change) transaction.update(document, change)
    if (step && tellsAlert) {
      // Without reading the alert, so that its messages do not wait for one another.
      const alert = db.doc(paths.alert(establishmentId, delivery.alertId))
      transaction.update(alert, { timeline: FieldValue.arrayUnion(step) })
    }
    return { delivery: { ...delivery, ...change }, decision }
  }
  return db.runTransaction(work, { maxAttempts })
}

/**
 * The deliveries of every establishment that were due by `now` (epoch milliseconds), longest due first, a page at a
 * time; no two pages at the same time.
 */
export async function* dueDeliveries(now: number, pageSize: number): AsyncGenerator<DeliveryPlace[]> {
  const due = firestore()
    .collectionGroup(paths.deliveriesGroup)
    .where('state', 'in', ['pending', 'sending'])
    .where('dueAt', '<=', now)
    .orderBy('dueAt')
    .select('dueAt')
    .limit(pageSize)
  for (let query = due; ; ) {
    const { docs } = await query.get()
    yield docs.flatMap(({ ref, id }) => {
      const establishmentId = ref.parent.parent?.id
      return establishmentId === undefined ? [] : [{ establishmentId, deliveryId: id }]
    })
    const last = docs.at(-1)
    if (last === undefined || docs.length < pageSize) return
    query = due.startAfter(last)
  }
}

function log(message: string, place: DeliveryPlace): void {
  console.error(JSON.stringify({ severity: 'ERROR', message, ...place }))
}
