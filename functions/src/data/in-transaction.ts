import type { Transaction } from '@google-cloud/firestore'
import { begunAnew } from './begun-anew.ts'
import { firestore } from './firestore.ts'
import { rightToAskFor } from './in-the-name-of.ts'

/**
 * Runs a transaction; in somebody's name it writes only as long as they may: a right that goes meanwhile is in conflict with it
 * (docs/adr/0021-rights-are-documents.md). Rejects with NoLongerAllowed.
 */
export async function inTransaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const askRight = rightToAskFor()
  return begunAnew(() =>
    firestore().runTransaction(async (transaction) => {
      await askRight(transaction)
      return work(transaction)
    }),
  )
}
