import type { Transaction } from '@google-cloud/firestore'
import { firestore } from './firestore.ts'
import { failedWith } from './grpc-codes.ts'
import { rightToAskFor } from './in-the-name-of.ts'

/**
 * Runs a transaction; in somebody's name it writes only as long as they may: a right that goes meanwhile is in conflict with it
 * (docs/adr/0021-rights-are-documents.md). Rejects with NoLongerAllowed.
 */
export async function inTransaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const askRight = rightToAskFor()
  const attempt = () =>
    firestore().runTransaction(async (transaction) => {
      await askRight(transaction)
      return work(transaction)
    })
  for (let left = mostAttempts; ; left -= 1) {
    try {
      return await attempt()
    } catch (error) {
      if (left === 1 || !isOver(error)) throw error
    }
  }
}

/** As often as the client begins one anew that was aborted. */
const mostAttempts = 5

/**
 * Whether a transaction was ended while it was still reading, with nothing written: Google's emulator says so of one that stood
 * in another's way, instead of `aborted`, after which the client begins anew by itself.
 */
const isOver = (error: unknown): boolean =>
  failedWith(error, 'invalidArgument') && `${error}`.includes('Transaction is invalid or closed')
