import { useSyncExternalStore } from 'react'
import { isLockedAt, type LockRecord, lockRecordIn } from './lock-record.ts'

/**
 * Kept where every tab of this browser reads it, and a reload too, before anything is drawn: a lock that a reload opened would be
 * none (docs/adr/0048-a-shared-screen-locks.md).
 */
const key = 'vigie.lock'
const read = (): LockRecord | null => lockRecordIn(localStorage.getItem(key))

const listeners = new Set<() => void>()

function change(changed: Partial<LockRecord>): void {
  const record = read()
  if (record === null) return
  localStorage.setItem(key, JSON.stringify({ ...record, ...changed }))
  for (const listener of listeners) listener()
}

/** Begins to watch over the screen of somebody who is signed in: one that they left locked is still so. */
export function beginLock(uid: string): void {
  const record: LockRecord = { uid, afterMs: null, touchedAt: Date.now(), isLocked: false }
  if (read()?.uid !== uid) localStorage.setItem(key, JSON.stringify(record))
}

/** Says after how long without touch the screen locks; null: never. One that is locked stays so. */
export function lockAfter(afterMs: number | null): void {
  if (read()?.afterMs !== afterMs) change({ afterMs })
}

/** Locks the screen now. */
export const lockNow = (): void => change({ isLocked: true })

/** Opens it again, for whoever has shown who they are. */
export const unlockScreen = (): void => change({ isLocked: false, touchedAt: Date.now(), heard: [] })

/** Of which homes, or residents, alerts were heard on this screen since it is locked. */
export const heardWhileLocked = (): readonly string[] => read()?.heard ?? []

/** Keeps that these alerts are heard on a locked screen, also for after a reload. */
export function keepHeard(heard: readonly string[]): void {
  const known = heardWhileLocked()
  if (heard.some((one) => !known.includes(one))) change({ heard: [...new Set([...known, ...heard])] })
}

/** Forgets all of it with the session of somebody; what is of whoever signed in since stays, or their screen would open. */
export function forgetLock(uid: string): void {
  if (read()?.uid === uid) localStorage.removeItem(key)
}

/** Who touches it says so this often at most: each time is a write that all tabs hear of. */
const touchEveryMs = 1_000

function touch(): void {
  const record = read()
  const now = Date.now()
  // One that is due is not kept open by the touch of whoever comes to it.
  if (record === null || isLockedAt(record, now) || now - record.touchedAt < touchEveryMs) return
  change({ touchedAt: now })
}

function keepLocked(): void {
  const record = read()
  if (record !== null && !record.isLocked && isLockedAt(record, Date.now())) change({ isLocked: true })
}

const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const
/** When a screen may have been left alone meanwhile, and another tab may have said something. */
const comings = ['focus', 'pageshow', 'storage'] as const

function subscribe(changed: () => void): () => void {
  const look = () => {
    keepLocked()
    changed()
  }
  listeners.add(changed)
  const timer = setInterval(look, 1_000)
  for (const type of touches) addEventListener(type, touch, { capture: true, passive: true })
  for (const type of comings) addEventListener(type, look)
  document.addEventListener('visibilitychange', look)
  return () => {
    listeners.delete(changed)
    clearInterval(timer)
    for (const type of touches) removeEventListener(type, touch, { capture: true })
    for (const type of comings) removeEventListener(type, look)
    document.removeEventListener('visibilitychange', look)
  }
}

function isLocked(): boolean {
  const record = read()
  return record !== null && isLockedAt(record, Date.now())
}

/** Whether the screen is locked, for as long as this is shown. */
export const useIsLocked = (): boolean => useSyncExternalStore(subscribe, isLocked)

/** Whether it locks by itself. */
export const locksByItself = (): boolean => (read()?.afterMs ?? null) !== null
