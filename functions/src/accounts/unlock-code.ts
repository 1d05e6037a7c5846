import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { isBlocked, stillCounted } from '@vigie/domain/people/unlock-code'
import { recordUnlockCode, tryUnlockCode } from '../data/unlock-codes.ts'

const derive = promisify<string, string, number, Buffer>(scrypt)
const hashBytes = 32

/** Keeps the code by which a person unlocks a screen, as a hash; null: none any more. `now` is epoch milliseconds. */
export async function setUnlockCode(uid: string, code: string | null, now: number): Promise<void> {
  if (code === null) return recordUnlockCode(uid, null, now)
  const salt = randomBytes(16).toString('hex')
  const hash = (await derive(code, salt, hashBytes)).toString('hex')
  await recordUnlockCode(uid, { hash, salt, wrongAt: [], rightAt: null }, now)
}

/**
 * Whether a code is the person's. After too many wrong ones (`wrongCodes`) none is taken, the right one neither, so that
 * nobody learns by trying on. `now` is epoch milliseconds.
 */
export function unlock(
  uid: string,
  code: string,
  now: number,
): Promise<{ done: true } | { why: 'noUnlockCode' | 'unlockCodeWrong' | 'unlockBlocked' }> {
  return tryUnlockCode<{ done: true } | { why: 'noUnlockCode' | 'unlockCodeWrong' | 'unlockBlocked' }>(
    uid,
    async (known) => {
      if (known === null) return { outcome: { why: 'noUnlockCode' }, kept: null }
      if (isBlocked(known, now)) return { outcome: { why: 'unlockBlocked' }, kept: null }
      const given = await derive(code, known.salt, hashBytes)
      const isRight = timingSafeEqual(given, Buffer.from(known.hash, 'hex'))
      const wrongAt = stillCounted(known.wrongAt, now)
      if (isRight) return { outcome: { done: true }, kept: { ...known, wrongAt, rightAt: now } }
      return { outcome: { why: 'unlockCodeWrong' }, kept: { ...known, wrongAt: [...wrongAt, now] } }
    },
  )
}
