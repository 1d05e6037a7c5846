import type { Transaction } from '@google-cloud/firestore'
import { paths } from '@vigie/domain/paths'
import { technicalAlertSchema } from '@vigie/domain/supervision/technical-alert'
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
