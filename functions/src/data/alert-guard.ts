import type { DocumentSnapshot } from '@google-cloud/firestore'
import { eventIdSchema, idSchema, instantSchema } from '@vigie/domain/ids'
import { expireAt } from '@vigie/domain/retention'
import { z } from 'zod'
import { readOrReport } from './read-document.ts'

/**
 * What keeps each rule of a device at one current alert, and each event at one count (server only). Lists rather than
 * maps: an id may hold what a field name may not.
 */
export const alertGuardSchema = z.object({
  latest: z.array(z.object({ ruleId: idSchema, alertId: idSchema })),
  /** The events counted already and when they happened, each for as long as it may come again. */
  seen: z.array(z.object({ eventId: eventIdSchema, at: instantSchema, until: instantSchema })),
})
export type AlertGuard = z.infer<typeof alertGuardSchema>

/**
 * The guard of a device, an empty one where it has none yet; `isLost` where there is one that cannot be read, which
 * costs it its memory and no resident an alert.
 */
export function guardOf(snapshot: DocumentSnapshot): { guard: AlertGuard; isGuardLost: boolean } {
  const guard = readOrReport(alertGuardSchema, snapshot)
  return { guard: guard ?? { latest: [], seen: [] }, isGuardLost: guard === null && snapshot.exists }
}

/** The guard as it is stored: it goes by itself when the device has been silent for long. */
export function storedGuard(guard: AlertGuard, now: number) {
  return { ...guard, expireAt: expireAt('alertGuards', now) }
}
