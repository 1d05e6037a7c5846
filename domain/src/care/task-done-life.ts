import { type Access, can } from '../people/permissions.ts'
import type { TaskDone } from './task.ts'

/** For how long it may be taken back that something was done, in milliseconds: afterwards nobody remembers it well enough. */
export const undoableDoneMs = 24 * 3_600_000

/**
 * Why somebody who may change tasks may not take back, at an instant, that an occurrence was done; null: they may. It is the word of
 * whoever said it; who administers the home may correct it for them, for they may have gone home.
 */
export function whyNotUndone(
  access: Access,
  { by, at }: Pick<TaskDone, 'by' | 'at'>,
  now: number,
): 'taskDoneByOther' | 'taskUndoOver' | null {
  const isTheirs = by === access.person.uid || can(access, 'update', 'establishments')
  if (!isTheirs) return 'taskDoneByOther'
  return now - at > undoableDoneMs ? 'taskUndoOver' : null
}
