import { createHash, randomBytes } from 'node:crypto'
import { type StoredPushPass, storedPushPassSchema } from '@vigie/domain/deliveries/push-message'
import { pushPaths } from '@vigie/domain/paths'
import { expireAt } from '@vigie/domain/retention'
import { firestore } from './firestore.ts'
import { readDocument } from './read-document.ts'

/** What is kept opens nothing to whoever reads it. */
const passOf = (pass: string) =>
  firestore().doc(pushPaths.pass(createHash('sha256').update(pass).digest('base64url')))

/** Makes the pass by which one phone answers one message. `now` is epoch milliseconds. */
export async function makePushPass(said: StoredPushPass, now: number): Promise<string> {
  const pass = randomBytes(32).toString('base64url')
  await passOf(pass).create({ ...said, expireAt: expireAt('pushPasses', now) })
  return pass
}

/**
 * What a pass is for; null where there is none such, its time is over, or its phone has the notifications of that person no more. Two
 * reads. `now` is epoch milliseconds.
 */
export async function readPushPass(pass: string, now: number): Promise<StoredPushPass | null> {
  const known = readDocument(storedPushPassSchema, await passOf(pass).get())
  if (known === null || now >= known.until) return null
  const device = await firestore().doc(pushPaths.device(known.deviceId)).get()
  return device.get('uid') === known.uid ? known : null
}
