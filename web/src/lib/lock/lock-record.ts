import { z } from 'zod'

/** What is known on this computer of whether the screen of somebody is locked. Times are of the device's clock, epoch milliseconds. */
const lockRecordSchema = z.object({
  uid: z.string(),
  /** After how long without touch it locks; null: never. */
  afterMs: z.number().nullable(),
  touchedAt: z.number(),
  isLocked: z.boolean(),
  /** Of which homes, or residents, alerts were heard on it while it was locked. */
  heard: z.array(z.string()).optional(),
})
export type LockRecord = z.infer<typeof lockRecordSchema>

/** What was stored; null where that is nothing that we wrote. */
export function lockRecordIn(stored: string | null): LockRecord | null {
  if (stored === null) return null
  try {
    return lockRecordSchema.safeParse(JSON.parse(stored)).data ?? null
  } catch {
    return null
  }
}

/** A clock may be corrected by so much without anybody having had a hand in it. */
const correctionMs = 60_000

/**
 * Whether the screen is locked at `now`: it was, or nobody touched it for so long, asleep or not. A clock that was set back does
 * not keep it open.
 */
export function isLockedAt({ afterMs, touchedAt, isLocked }: LockRecord, now: number): boolean {
  if (isLocked) return true
  if (afterMs === null) return false
  return now - touchedAt >= afterMs || touchedAt > now + correctionMs
}
