import type { Transaction, WriteBatch } from '@google-cloud/firestore'
import type { Audit } from '@vigie/domain/care/care-record'
import { paths } from '@vigie/domain/paths'
import { firestore } from './firestore.ts'

/** Writes who did what, in the transaction or batch that does it, so that neither exists without the other. */
export function addAudit(writes: Transaction | WriteBatch, audit: Audit): void {
  writes.create(firestore().collection(paths.audits).doc(), audit)
}
