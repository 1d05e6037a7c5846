import { taskTypes } from './enums.ts'
import type { Task } from './task.ts'
import { isAskedAt } from './task-life.ts'
import { occurrencesBetween } from './task-plan.ts'

/** One for each minute of a day and a night. */
const mostOccurrences = 1_500

/**
 * Whether it is known that an occurrence was asked for: when it was due the task was activated and planned as it is, and its resident not
 * archived. A one-time task stays to be done.
 */
export const wasAsked = (task: Task, dueAt: number): boolean =>
  task.type === taskTypes.PONCTUAL || (isAskedAt(task, dueAt) && dueAt >= (task.plannedAt ?? 0))

/**
 * The occurrences that were due from an instant until before another and that nobody did, in their order; none of a task that is
 * deactivated.
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
  return occurrencesBetween(task, [from, until], timeZone, mostOccurrences).filter(
    (dueAt) => wasAsked(task, dueAt) && !isDone.has(dueAt),
  )
}
