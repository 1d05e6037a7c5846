import type { Transaction } from '@google-cloud/firestore'
import { alertSchema } from '@vigie/domain/alerts/alert'
import { release } from '@vigie/domain/alerts/alert-life'
import { paths } from '@vigie/domain/paths'
import { firestore } from './firestore.ts'
import { readOrReport } from './read-document.ts'

/**
 * Reads the alerts that somebody is on; what it answers opens them again, in the same transaction, at `now` (epoch
 * milliseconds). One that cannot be read stays as it is: no screen shows it as taken.
 */
export async function readHeldAlerts(
  transaction: Transaction,
  eid: string,
  uid: string,
): Promise<(now: number) => void> {
  const held = firestore()
    .collection(paths.alerts(eid))
    .where('acknowledgedBy.uid', '==', uid)
    .where('state', '==', 'acknowledged')
  const { docs } = await transaction.get(held)
  return (now) => {
    for (const document of docs) {
      const alert = readOrReport(alertSchema, document)
      const change = alert && release(alert, now)
      if (change) transaction.update(document.ref, change)
    }
  }
}
