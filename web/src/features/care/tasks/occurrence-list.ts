import type { Task, TaskDone } from '@vigie/domain/care/task'
import { latestOccurrences, occurrenceDueAt } from '@vigie/domain/care/task-plan'
import { wasAsked } from '@vigie/domain/care/task-undone'
import type { Look } from './standing-tasks.ts'

/** One time at which a task was to be done: done, still to be done, or passed without it. */
export interface PastOccurrence {
  readonly dueAt: number
  readonly state: 'done' | 'due' | 'missed'
  readonly done: TaskDone | null
}

/** As many as a task knows of with certainty: it carries the latest twenty that were done. */
const mostListed = 10

/**
 * The latest times at which a task was to be done, latest first, and those that were done ahead or under a former plan. Where it is not
 * known that somebody was asked for it, what nobody did is left out; so is all that nobody did for whoever is archived.
 */
export function pastOccurrences(task: Task, { now, timeZone, isArchived }: Look): PastOccurrence[] {
  const doneAt = new Map(task.recent.map((done) => [done.dueAt, done]))
  const due = occurrenceDueAt(task, now, timeZone)
  const planned = latestOccurrences(task, now, timeZone, mostListed).filter(
    (dueAt) => doneAt.has(dueAt) || (!isArchived && wasAsked(task, dueAt)),
  )
  const all = [...new Set([...planned, ...doneAt.keys()])].toSorted((one, other) => other - one)
  return all.slice(0, mostListed).map((dueAt) => {
    const done = doneAt.get(dueAt) ?? null
    const isDue = task.activated && dueAt === due
    return { dueAt, state: done ? 'done' : isDue ? 'due' : 'missed', done }
  })
}

/** Whether any of the times that are told was done under other words than the task has now. */
export const wereOtherWords = ({ rewordedAt = 0 }: Task, told: readonly PastOccurrence[]): boolean =>
  told.some(({ done }) => done !== null && done.at < rewordedAt)
