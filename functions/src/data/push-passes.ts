import { createHash, randomBytes } from 'node:crypto'
import { type StoredPushPass, storedPushPassSchema } from '@vigie/domain/deliveries/push-message'
import { pushPaths } from '@vigie/domain/paths'
import { pushDeviceSchema } from '@vigie/domain/people/push-device'
import { expireAt } from '@vigie/domain/retention'
import { firestore } from './firestore.ts'
import { readDocument, readOrReport } from './read-document.ts'

/** What is kept opens nothing to whoever reads it. */
const passOf = (pass: string) =>
  firestore().doc(pushPaths.pass(createHash('sha256').update(pass).digest('base64url')))

/** Makes the pass by which one phone answers one message. `now` is epoch milliseconds. */
export async function makePushPass(said: Omit<StoredPushPass, 'madeAt'>, now: number): Promise<string> {
  const pass = randomBytes(32).toString('base64url')
  await passOf(pass).create({ ...said, madeAt: now, expireAt: expireAt('pushPasses', now) })
  return pass
}

/**
 * What a pass is for; null where there is none such, its time is over, or its phone has the notifications of that person no more, or has them
 * again after a break. Two reads. `now` is epoch milliseconds.
 */
export async function readPushPass(pass: string, now: number): Promise<StoredPushPass | null> {
  const known = readDocument(storedPushPassSchema, await passOf(pass).get())
  if (known === null || now >= known.until) return null
  const device = readOrReport(pushDeviceSchema, await firestore().doc(pushPaths.device(known.deviceId)).get())
  return device?.uid === known.uid && device.heldSince <= known.madeAt ? known : null
}
