import type { Transaction } from '@google-cloud/firestore'
import { paths } from '@vigie/domain/paths'
import { type TechnicalAlert, technicalAlertSchema } from '@vigie/domain/supervision/technical-alert'
import type { Raised } from '@vigie/domain/supervision/technical-life'
import { firestore } from './firestore.ts'
import { readOrReport } from './read-document.ts'

/** Technical alerts of a home by their ids; one that cannot be read is left out, and reported. A read each. */
export async function getTechnical(
  transaction: Transaction,
  eid: string,
  wanted: readonly { id: string }[],
): Promise<Raised[]> {
  if (wanted.length === 0) return []
  const documents = wanted.map(({ id }) => firestore().doc(paths.technicalAlert(eid, id)))
  return (await transaction.getAll(...documents)).flatMap((snapshot): Raised[] => {
    const alert = readOrReport(technicalAlertSchema, snapshot)
    return alert === null ? [] : [{ id: snapshot.id, subject: alert.subject, since: alert.since }]
  })
}

/**
 * The latest technical alerts of a home that were raised since an instant, `most` of them; what cannot be read is reported and left out. `from`: since when they are all
 * of them, which is later where there are more. Epoch milliseconds. One read each.
 */
export async function lastTechnicalAlerts(
  eid: string,
  since: number,
  most: number,
): Promise<{ from: number; alerts: TechnicalAlert[] }> {
  const { docs } = await firestore()
    .collection(paths.technicalAlerts(eid))
    .where('raisedAt', '>=', since)
    .orderBy('raisedAt', 'desc')
    .limit(most)
    .get()
  const alerts = docs.flatMap((one) => readOrReport(technicalAlertSchema, one) ?? [])
  const from = docs.length < most ? since : (alerts.at(-1)?.raisedAt ?? since)
  return { from, alerts }
}

/** A technical alert of a home; null where there is none of that id, or it cannot be read, which is reported. One read. */
export async function readTechnical(eid: string, id: string): Promise<TechnicalAlert | null> {
  return readOrReport(technicalAlertSchema, await firestore().doc(paths.technicalAlert(eid, id)).get())
}
