import { hasSameEvents, ruleWindowSchema, windowIdOf } from '@vigie/domain/rules/rule-window'
import * as logger from 'firebase-functions/logger'
import { awaitLook } from '../data/window-timers.ts'
import { lookAtWindow } from './look-at-window.ts'

/** What a window was before it was written and is after; undefined: not there. */
export interface Written {
  before: unknown
  after: unknown
}

/**
 * Judges a window that was written, on what it holds since. A later write is told of by itself, so that in whatever order these come
 * the last word is had on all of it.
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
  if (known.success && hasSameEvents(known.data, window.data)) return
  const now = Date.now()
  const lookAgainAt = await lookAtWindow(eid, window.data, now)
  if (lookAgainAt !== null) await awaitLook(eid, windowIdOf(window.data), lookAgainAt, now)
}
