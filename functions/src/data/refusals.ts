import { paths } from '@vigie/domain/paths'
import type { Refusal } from '@vigie/domain/sensors/refusal'
import { firestore } from './firestore.ts'

const keptForMs = 30 * 24 * 3_600_000

/** Records a refusal under the id of its message; again, it stays one. Firestore deletes it a month after (`expireAt`). */
export async function writeRefusal(messageId: string, refusal: Refusal): Promise<void> {
  const expireAt = new Date(refusal.at + keptForMs)
  await firestore()
    .doc(paths.refusal(messageId))
    .set({ ...refusal, expireAt })
}
