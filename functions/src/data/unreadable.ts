import { deliverySchema } from '@vigie/domain/deliveries/delivery'
import { paths } from '@vigie/domain/paths'
import { expireAt } from '@vigie/domain/retention'
import * as logger from 'firebase-functions/logger'
import { isConflict } from './conflict.ts'
import { placeOf } from './due.ts'
import { firestore } from './firestore.ts'
import { readDocument, SpoiltDocument } from './read-document.ts'
import type { WavePlace } from './waves.ts'

/** Enough to see what is wrong, and no more than a log entry takes. */
const mostNamed = 20

/**
 * Puts an end to messages of the outbox that cannot be read, by path: nobody can send them, and they would stay the
 * longest due for ever. They are told in the log, in one entry, for whoever operates the product. Does nothing to one
 * that is sound, gone, or changed meanwhile. `now` is epoch milliseconds.
 */
export async function failUnreadable(all: readonly string[], now: number): Promise<void> {
  const reasons = await Promise.all(all.map((path) => failOne(path, now)))
  const why = reasons.filter((reason) => reason !== null)
  if (why.length === 0) return
  const entry = { reason: 'unreadable', count: why.length, details: why.slice(0, mostNamed) }
  // Not logger.error, which would add where in our code it was found: that says nothing here.
  logger.write({ severity: 'ERROR', message: 'messages not sent', ...entry })
}

/** Why it was failed; null where it was not. */
async function failOne(path: string, now: number): Promise<string | null> {
  const snapshot = await firestore().doc(path).get()
  if (!snapshot.exists || snapshot.updateTime === undefined) return null
  const why = placeOf(snapshot) === null ? `${path} is no id of a message` : whyUnreadable(snapshot)
  if (why === null) return null
  const change = { state: 'failed', dueAt: null, leaseId: null, lastError: 'unreadable' }
  const kept = { ...change, expireAt: expireAt('deliveries', now) }
  try {
    await snapshot.ref.update(kept, { lastUpdateTime: snapshot.updateTime })
    return why
  } catch (error) {
    if (!isConflict(error)) throw error
    return null
  }
}

function whyUnreadable(snapshot: Parameters<typeof readDocument>[1]): string | null {
  try {
    readDocument(deliverySchema, snapshot)
    return null
  } catch (error) {
    if (error instanceof SpoiltDocument) return error.message
    throw error
  }
}

/** Takes a wave that cannot be read out of what is to be told: nobody can tell of it. */
export async function leaveWave({ establishmentId, waveId }: WavePlace): Promise<void> {
  await firestore().doc(paths.wave(establishmentId, waveId)).update({ dueAt: null })
}
