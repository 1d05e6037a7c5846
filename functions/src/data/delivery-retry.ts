import { alertSchema } from '@vigie/domain/alerts/alert'
import { deliverySchema } from '@vigie/domain/deliveries/delivery'
import { retried } from '@vigie/domain/deliveries/delivery-retry'
import { paths } from '@vigie/domain/paths'
import { addAudit } from './audit.ts'
import { deliveryDocument } from './deliveries.ts'
import { firestore } from './firestore.ts'
import { inTransaction } from './in-transaction.ts'
import { readDocument, readOrReport } from './read-document.ts'

/** Which message of which home somebody wants sent again, and its `attempts` as they saw them. */
export interface WishedRetry {
  eid: string
  did: string
  uid: string
  attempts: number
}

/**
 * Has a message that failed sent once more, in one transaction that looks at its alerts and notes who wanted it. The same again changes
 * nothing. The sweep takes it up, within seconds. `now` is epoch milliseconds.
 */
export function retryDelivery({ eid, did, uid, attempts }: WishedRetry, now: number) {
  return inTransaction(async (transaction) => {
    const document = deliveryDocument({ establishmentId: eid, deliveryId: did })
    const delivery = readDocument(deliverySchema, await transaction.get(document))
    if (delivery === null) return { why: 'deliveryNotFound' as const }
    const { about } = delivery
    const alertIds = about.kind === 'alert' ? about.alertIds : []
    const found =
      alertIds.length === 0
        ? []
        : await transaction.getAll(...alertIds.map((aid) => firestore().doc(paths.alert(eid, aid))))
    const alerts = found.map((snapshot) => readOrReport(alertSchema, snapshot))
    const retry = retried(delivery, alerts, attempts, now)
    if (!retry.retry) return retry.why === 'underWay' ? { changed: false } : { why: retry.why }
    transaction.update(document, retry.change)
    addAudit(transaction, {
      uid,
      action: 'delivery.retry',
      path: document.path,
      establishmentId: eid,
      beneficiaryIds: [...new Set(alerts.flatMap((alert) => alert?.beneficiaryId ?? []))],
      at: now,
    })
    return { changed: true }
  })
}
