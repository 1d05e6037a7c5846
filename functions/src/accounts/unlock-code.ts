import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { isBlocked, stillCounted } from '@vigie/domain/people/unlock-code'
import { readUnlockCode, recordUnlockCode, tryUnlockCode } from '../data/unlock-codes.ts'

const derive = promisify<string, string, number, Buffer>(scrypt)
const hashBytes = 32

/** Keeps the code by which a person unlocks a screen, as a hash; null: none any more. `now` is epoch milliseconds. */
export async function setUnlockCode(uid: string, code: string | null, now: number): Promise<void> {
  if (code === null) return recordUnlockCode(uid, null, now)
  const salt = randomBytes(16).toString('hex')
  const hash = (await derive(code, salt, hashBytes)).toString('hex')
  await recordUnlockCode(uid, { hash, salt, wrongAt: [], rightAt: null }, now)
}

type Unlocked = { done: true } | { why: 'noUnlockCode' | 'unlockCodeWrong' | 'unlockBlocked' }

/**
 * Whether a code is the person's. After too many wrong ones (`wrongCodes`) none is taken, the right one neither, so that
 * nobody learns by trying on. `now` is epoch milliseconds.
 */
export async function unlock(uid: string, code: string, now: number): Promise<Unlocked> {
  const known = await readUnlockCode(uid)
  if (known && isBlocked(known, now)) return { why: 'unlockBlocked' }
  // It takes a while by design: within the transaction, those who unlock several screens of theirs at once would wait for each other.
  const given = known && (await derive(code, known.salt, hashBytes))
  const outcome = await tryUnlockCode<Unlocked | 'chosenAnew'>(uid, (stored) => {
    if (stored === null) return { outcome: { why: 'noUnlockCode' }, kept: null }
    if (isBlocked(stored, now)) return { outcome: { why: 'unlockBlocked' }, kept: null }
    if (given === null || stored.salt !== known?.salt) return { outcome: 'chosenAnew', kept: null }
    const wrongAt = stillCounted(stored.wrongAt, now)
    if (timingSafeEqual(given, Buffer.from(stored.hash, 'hex'))) {
      // Without a wrong one since the last there is nothing to make good: several screens that are opened at once write nothing.
      const isGood = stored.wrongAt.every((at) => at < (stored.rightAt ?? 0))
      const kept = isGood ? null : { ...stored, wrongAt, rightAt: now }
      return { outcome: { done: true }, kept }
    }
    return { outcome: { why: 'unlockCodeWrong' }, kept: { ...stored, wrongAt: [...wrongAt, now] } }
  })
  return outcome === 'chosenAnew' ? unlock(uid, code, now) : outcome
}
