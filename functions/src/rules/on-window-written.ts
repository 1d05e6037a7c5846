import { ruleWindowSchema, windowIdOf } from '@vigie/domain/rules/rule-window'
import * as logger from 'firebase-functions/logger'
import { readWindow } from '../data/rule-windows.ts'
import { awaitLook } from '../data/window-timers.ts'
import { lookAtWindow } from './look-at-window.ts'

/** What a window was before it was written and is after; undefined: not there. */
export interface Written {
  before: unknown
  after: unknown
}

/**
 * Judges a window that was written, as it is by now: an event of Firestore comes late, again and in any order, and what it says of then would be held against the
 * clock of now.
 */
export async function onWindowWritten(eid: string, { before, after }: Written): Promise<void> {
  // It was deleted, as its time was over.
  if (after === undefined) return
  const window = ruleWindowSchema.safeParse(after)
  if (!window.success) {
    logger.error('a window of a rule does not fit its schema', { establishmentId: eid })
    return
  }
  // What was usual was kept with it.
  const known = ruleWindowSchema.safeParse(before)
  if (known.success && sameEvents(known.data.events, window.data.events)) return
  const windowId = windowIdOf(window.data)
  const latest = await readWindow(eid, windowId)
  if (latest === null) return
  const lookAgainAt = await lookAtWindow(eid, latest, Date.now())
  if (lookAgainAt !== null) await awaitLook(eid, windowId, lookAgainAt)
}

const sameEvents = (one: object, other: object) => {
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => Object.hasOwn(other, key))
}
