import { z } from 'zod'
import { actorSchema } from '../alerts/alert.ts'
import { idSchema, instantSchema } from '../ids.ts'
import { mostRecentDone, type Task, taskSchema } from './task.ts'
import { openOccurrence } from './task-life.ts'
import { undoneBetween } from './task-undone.ts'

/** How far back what was left undone is kept when a task changes, in milliseconds: longer than any handover reaches. */
const keptForMs = 3 * 24 * 3_600_000
/** How many occurrences are kept then, the latest. */
const mostLeft = 500

export const leavings = ['deactivated', 'deleted', 'changed', 'undone'] as const

/**
 * What became of a task that was left undone, when, and by whom as they were called then, whether as a relative of the resident; `undone`: that it was done was taken back
 * once the task did not tell of it any more.
 */
export const leavingSchema = z.object({
  why: z.enum(leavings),
  at: instantSchema,
  byName: z.string().max(120),
  isRelative: actorSchema.shape.isRelative,
})
export type Leaving = z.infer<typeof leavingSchema>

/** `…/tasksLeft/{bid}_{tid}_{at}`: what a task, as it is from then on, does not tell of any more, though it was to be done and nobody did it. */
export const taskLeftSchema = taskSchema.pick({ title: true, description: true }).extend({
  ...leavingSchema.shape,
  beneficiaryId: idSchema,
  taskId: idSchema,
  by: idSchema,
  /** When it was to be done, in order. */
  dueAt: z.array(instantSchema).min(1).max(mostLeft),
  /** The one of them that could still be done until then, or counted as done until then; null: none. */
  openAt: instantSchema.nullable(),
})
export type TaskLeft = z.infer<typeof taskLeftSchema>

/** Since when a task itself carries all that was done of it. */
const knownSince = ({ recent }: Task): number =>
  recent.length < mostRecentDone ? 0 : (recent.at(-1)?.dueAt ?? 0)

/**
 * What was due of a task and nobody did, of the last three days or still to be done, and what it does not tell of once it is changed;
 * null: nothing.
 * @param after null: it is deleted
 */
export function leftUndone(
  before: Task,
  after: Task | null,
  now: number,
  timeZone: string,
): Pick<TaskLeft, 'dueAt' | 'openAt'> | null {
  const open = before.activated ? openOccurrence(before, now, timeZone) : null
  const openAt = open !== null && open <= now ? open : null
  const from = Math.max(knownSince(before), Math.min(now - keptForMs, openAt ?? now))
  const undoneOf = (task: Task) => undoneBetween(task, [], [from, now + 1], timeZone)
  const told = new Set(after === null ? [] : undoneOf(after))
  const dueAt = undoneOf(before)
    .filter((due) => !told.has(due))
    .slice(-mostLeft)
  if (dueAt.length === 0) return null
  return { dueAt, openAt: openAt !== null && dueAt.includes(openAt) ? openAt : null }
}

/**
 * An occurrence of which it was taken back, at `now`, that it is done, and which the task as it is then does not tell of: it was deactivated or moved
 * since. Null: the task tells of it, or it was not due yet.
 */
export function leftByUndo(
  after: Task,
  dueAt: number,
  now: number,
  timeZone: string,
): Pick<TaskLeft, 'dueAt' | 'openAt'> | null {
  if (dueAt > now || undoneBetween(after, [], [dueAt, dueAt + 1], timeZone).length > 0) return null
  return { dueAt: [dueAt], openAt: dueAt }
}
