import type { Transaction } from '@google-cloud/firestore'
import { rightToAskFor } from './in-the-name-of.ts'
import { withTimers } from './timers.ts'

/**
 * Runs a transaction; in somebody's name it writes only as long as they may: a right that goes meanwhile is in conflict with it
 * (docs/adr/0021-rights-are-documents.md). The timers that it sets are queued. Rejects with NoLongerAllowed.
 */
export async function inTransaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const askRight = rightToAskFor()
  return withTimers(async (transaction) => {
    await askRight(transaction)
    return work(transaction)
  })
}
