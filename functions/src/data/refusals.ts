import { paths } from '@vigie/domain/paths'
import { expireAt } from '@vigie/domain/retention'
import type { Refusal } from '@vigie/domain/sensors/refusal'
import { firestore } from './firestore.ts'

/** Records a refusal under the id of its message; again, it stays one. Firestore deletes it a month after (`expireAt`). */
export async function writeRefusal(messageId: string, refusal: Refusal): Promise<void> {
  await firestore()
    .doc(paths.refusal(messageId))
    .set({ ...refusal, expireAt: expireAt('refusals', refusal.at) })
}
