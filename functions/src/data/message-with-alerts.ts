import { type Alert, alertSchema } from '@vigie/domain/alerts/alert'
import { type Delivery, deliverySchema } from '@vigie/domain/deliveries/delivery'
import { paths } from '@vigie/domain/paths'
import { type DeliveryPlace, deliveryDocument } from './deliveries.ts'
import { firestore } from './firestore.ts'
import { readDocument, readOrReport } from './read-document.ts'

/** A message with the alerts that it stands for as they are now, null for one that is gone; null where there is no such message. */
export async function readWithAlerts(
  place: DeliveryPlace,
): Promise<{ delivery: Delivery; alerts: (Alert | null)[] } | null> {
  const delivery = readDocument(deliverySchema, await deliveryDocument(place).get())
  if (delivery === null) return null
  return { delivery, alerts: await readAlertsOf(place.establishmentId, delivery) }
}

/** The alerts that a message of a home stands for as they are now; null for one that is gone or cannot be read. */
export async function readAlertsOf(eid: string | null, { about }: Delivery): Promise<(Alert | null)[]> {
  if (eid === null || about.kind !== 'alert') return []
  const db = firestore()
  const found = await db.getAll(...about.alertIds.map((id) => db.doc(paths.alert(eid, id))))
  return found.map((snapshot) => readOrReport(alertSchema, snapshot))
}
