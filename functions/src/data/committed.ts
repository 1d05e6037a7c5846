import type { WriteBatch, WriteResult } from '@google-cloud/firestore'
import { Unstorable } from './conflict.ts'
import { firestore } from './firestore.ts'
import { failedWith } from './grpc-codes.ts'

/** Commits a batch, all or nothing. Fails with Unstorable for what Firestore cannot hold, now or later. */
export async function committed(fill: (batch: WriteBatch) => void): Promise<WriteResult[]> {
  const batch = firestore().batch()
  try {
    fill(batch)
  } catch (error) {
    // What the client's own checks refuse now, they refuse always.
    throw new Unstorable('not a document', { cause: error })
  }
  try {
    return await batch.commit()
  } catch (error) {
    if (!failedWith(error, 'invalidArgument', 'outOfRange')) throw error
    throw new Unstorable('refused by Firestore', { cause: error })
  }
}
