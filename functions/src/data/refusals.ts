import { paths } from '@vigie/domain/paths'
import { expireAt } from '@vigie/domain/retention'
import type { Refusal } from '@vigie/domain/sensors/refusal'
import { firestore } from './firestore.ts'
import { failedWith } from './grpc-codes.ts'

/** Records a refusal under the id of its message; again, it stays what it was. Firestore deletes it a month after (`expireAt`). */
export async function writeRefusal(messageId: string, refusal: Refusal): Promise<void> {
  try {
    await firestore()
      .doc(paths.refusal(messageId))
      .create({ ...refusal, expireAt: expireAt('refusals', refusal.at) })
  } catch (error) {
    if (!failedWith(error, 'alreadyExists')) throw error
  }
}
