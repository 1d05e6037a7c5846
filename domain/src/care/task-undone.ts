import { taskTypes } from './enums.ts'
import type { Task } from './task.ts'
import { isAskedAt } from './task-life.ts'
import { latestOccurrences, stepOf } from './task-plan.ts'

/** At so many occurrences of a task one looks at most, the latest: one for each minute of a day and a night. */
export const mostOccurrences = 1_500

/**
 * Whether it is known that an occurrence was asked for: when it was due the task was activated and planned as it is, and its resident not
 * archived. A one-time task stays to be done.
 */
export const wasAsked = (task: Task, dueAt: number): boolean =>
  task.type === taskTypes.PONCTUAL || (isAskedAt(task, dueAt) && dueAt >= (task.plannedAt ?? 0))

/** Since when it may be known that an occurrence of a task that comes again was asked for. */
export const askedSince = ({ startAt, activatedAt, plannedAt }: Task): number =>
  Math.max(startAt, activatedAt, plannedAt ?? 0)

/**
 * The occurrences that were due from an instant until before another and that nobody did, in their order; none of a task that is
 * deactivated. Of a task that comes more often than one looks at (`comesTooOften`) the latest.
 * @param done when those were due that are known to be done, beside those that the task carries itself
 */
export function undoneBetween(
  task: Task,
  done: readonly number[],
  [from, until]: readonly [from: number, until: number],
  timeZone: string,
): number[] {
  if (!task.activated) return []
  const isDone = new Set([...done, ...task.recent.map(({ dueAt }) => dueAt)])
  return latestOccurrences(task, until - 1, timeZone, mostOccurrences, from)
    .filter((dueAt) => wasAsked(task, dueAt) && !isDone.has(dueAt))
    .reverse()
}

/** Whether a task was asked for more often between two instants than `undoneBetween` looks at: that not all is known. */
export function comesTooOften(task: Task, [from, until]: readonly [from: number, until: number]): boolean {
  const step = stepOf(task)
  if (!task.activated || step === null) return false
  const long = Math.min(until, task.overAt) - Math.max(from, askedSince(task))
  return long > mostOccurrences * step.ms
}
