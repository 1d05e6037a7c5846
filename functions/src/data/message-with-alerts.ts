import { type Alert, alertSchema } from '@vigie/domain/alerts/alert'
import { successorOf } from '@vigie/domain/alerts/alert-life'
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
  return eid === null || about.kind !== 'alert' ? [] : readAlerts(eid, about.alertIds)
}

/** The same, and those to which any of them gave way. */
export async function readAlertsSince(eid: string | null, delivery: Delivery): Promise<(Alert | null)[]> {
  const found = await readAlertsOf(eid, delivery)
  const asked = new Set(delivery.about.kind === 'alert' ? delivery.about.alertIds : [])
  let latest = found
  while (eid !== null) {
    const next = latest.flatMap((alert) => (alert && successorOf(alert)) ?? []).filter((id) => !asked.has(id))
    if (next.length === 0) break
    for (const id of next) asked.add(id)
    latest = await readAlerts(eid, [...new Set(next)])
    found.push(...latest)
  }
  return found
}

async function readAlerts(eid: string, ids: readonly string[]): Promise<(Alert | null)[]> {
  const db = firestore()
  const found = await db.getAll(...ids.map((id) => db.doc(paths.alert(eid, id))))
  return found.map((snapshot) => readOrReport(alertSchema, snapshot))
}
