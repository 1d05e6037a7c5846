import { establishmentSettingsSchema } from '@vigie/domain/care/establishment-settings'
import type { Licences } from '@vigie/domain/care/licences'
import { paths } from '@vigie/domain/paths'
import { addAudit } from './audit.ts'
import { fieldsOther } from './fields-other.ts'
import { firestore } from './firestore.ts'
import { inTransaction } from './in-transaction.ts'
import { readDocument } from './read-document.ts'

const storedSchema = establishmentSettingsSchema.pick({ licences: true })

/**
 * Sets the licences of an establishment, in one transaction that also notes who did it. Answers whether they were others
 * before; null where there is no such establishment.
 */
export async function recordLicences(
  eid: string,
  uid: string,
  licences: Licences,
  now: number,
): Promise<boolean | null> {
  const db = firestore()
  const path = paths.settings(eid)
  return inTransaction(async (transaction) => {
    const stored = readDocument(storedSchema, await transaction.get(db.doc(path)))
    if (stored === null) return null
    const fields = fieldsOther(stored.licences, licences)
    if (fields.length === 0) return false
    transaction.update(db.doc(path), { licences })
    addAudit(transaction, {
      uid,
      action: 'licences.set',
      path,
      establishmentId: eid,
      at: now,
      fields,
    })
    return true
  })
}
