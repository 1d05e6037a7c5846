import type { Task } from './task.ts'
import { openOccurrence } from './task-life.ts'
import { stepOf, type TaskPlan } from './task-plan.ts'

/** Somebody who is with another resident is not late yet: from this long after it was due a task is overdue, in milliseconds. */
const overdueAfterMs = 30 * 60_000
/** From this long before it is due a task is to be done soon, in milliseconds. */
const soonBeforeMs = 60 * 60_000

/** How a task stands: what is to be done first of it and when that is due, or that it is deactivated, suspended, or over. */
export type TaskState =
  | { readonly state: 'overdue' | 'due' | 'soon' | 'later'; readonly dueAt: number }
  | { readonly state: 'deactivated' | 'suspended' | 'over' }

/**
 * How a task stands at an instant. One that comes often is overdue, or soon, within half of its step. While its resident is archived
 * a task that is not over is suspended: it falls due for nobody.
 */
export function taskStateAt(
  task: TaskPlan & Pick<Task, 'recent' | 'activated' | 'activatedAt' | 'suspended' | 'suspendedBefore'>,
  now: number,
  timeZone: string,
  isArchived: boolean,
): TaskState {
  if (!task.activated) return { state: 'deactivated' }
  const dueAt = openOccurrence(task, now, timeZone)
  if (dueAt === null) return { state: 'over' }
  if (isArchived) return { state: 'suspended' }
  const half = (stepOf(task)?.ms ?? Number.POSITIVE_INFINITY) / 2
  if (dueAt <= now) return { state: now - dueAt >= Math.min(overdueAfterMs, half) ? 'overdue' : 'due', dueAt }
  return { state: dueAt - now <= Math.min(soonBeforeMs, half) ? 'soon' : 'later', dueAt }
}

const dueAtOf = (state: TaskState): number => ('dueAt' in state ? state.dueAt : Number.MAX_SAFE_INTEGER)

/** What is to be done first comes first, what is not to be done last. For Array.sort. */
export const byUrgency = (one: TaskState, other: TaskState): number => dueAtOf(one) - dueAtOf(other)
