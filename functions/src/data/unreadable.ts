import { deliverySchema } from '@vigie/domain/deliveries/delivery'
import { unreadableAgainAt } from '@vigie/domain/deliveries/delivery-policy'
import { paths } from '@vigie/domain/paths'
import { expireAt } from '@vigie/domain/retention'
import * as logger from 'firebase-functions/logger'
import { isConflict } from './conflict.ts'
import { placeOf } from './due.ts'
import { firestore } from './firestore.ts'
import { readDocument, SpoiltDocument } from './read-document.ts'
import type { WavePlace } from './waves.ts'

/** Why such a message is put off or failed, as its record says it. */
const unreadable = 'unreadable'

const createdSchema = deliverySchema.pick({ createdAt: true })

/** Enough to see what is wrong, and no more than a log entry takes. */
const mostNamed = 20

/**
 * Sets messages of the outbox that cannot be read, by path, aside: they would stay the longest due for ever. A newer instance
 * may have queued them and be able to send them, so they are put off for an hour before an end is put to them. Both are told
 * in the log, the former once, in one entry each for whoever operates the product. Does nothing to one that is sound,
 * gone, or changed meanwhile. `now` is epoch milliseconds.
 */
export async function setAside(all: readonly string[], now: number): Promise<void> {
  const found = (await Promise.all(all.map((path) => setOneAside(path, now)))).filter((one) => one !== null)
  tell(
    { severity: 'ERROR', message: 'messages not sent' },
    found.filter(({ isOver }) => isOver),
  )
  const putOff = found.filter(({ isOver, isKnown }) => !isOver && !isKnown)
  tell({ severity: 'WARNING', message: 'messages put off' }, putOff)
}

interface Aside {
  why: string
  /** It was given up. */
  isOver: boolean
  /** It was put off before. */
  isKnown: boolean
}

function tell(entry: { severity: 'ERROR' | 'WARNING'; message: string }, found: readonly Aside[]): void {
  if (found.length === 0) return
  const details = found.slice(0, mostNamed).map(({ why }) => why)
  // Not logger.error, which would add where in our code it was found: that says nothing here.
  logger.write({ ...entry, reason: unreadable, count: found.length, details })
}

/** Null where there was nothing to set aside. */
async function setOneAside(path: string, now: number): Promise<Aside | null> {
  const snapshot = await firestore().doc(path).get()
  if (!snapshot.exists || !snapshot.updateTime || !snapshot.createTime) return null
  const why = placeOf(snapshot) === null ? `${path} is no id of a message` : whyUnreadable(snapshot)
  if (why === null) return null
  const { createdAt = Number.POSITIVE_INFINITY } = createdSchema.safeParse(snapshot.data()).data ?? {}
  const againAt = unreadableAgainAt(Math.min(createdAt, snapshot.createTime.toMillis()), now)
  const over = { state: 'failed', leaseId: null, expireAt: expireAt('deliveries', now) }
  const change = { dueAt: againAt, lastError: unreadable, ...(againAt === null && over) }
  try {
    await snapshot.ref.update(change, { lastUpdateTime: snapshot.updateTime })
    return { why, isOver: againAt === null, isKnown: snapshot.get('lastError') === unreadable }
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
