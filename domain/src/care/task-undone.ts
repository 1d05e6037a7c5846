import { taskTypes } from './enums.ts'
import type { Task } from './task.ts'
import { occurrencesBetween } from './task-plan.ts'

/** One for each minute of a day and a night. */
const mostOccurrences = 1_500

/**
 * Since when it is known what a task was asked for: before, it was not activated, its resident was
 * archived, or it was planned otherwise. A one-time task stays to be done.
 */
export const askedSince = ({ type, activatedAt, plannedAt = 0 }: Task): number =>
  type === taskTypes.PONCTUAL ? 0 : Math.max(activatedAt, plannedAt)

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
  const since = Math.max(from, askedSince(task))
  return occurrencesBetween(task, [since, until], timeZone, mostOccurrences).filter(
    (dueAt) => !isDone.has(dueAt),
  )
}
