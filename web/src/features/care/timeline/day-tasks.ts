import { mostRecentDone, type Task, type TaskDone, taskName } from '@vigie/domain/care/task'
import type { TaskLeft } from '@vigie/domain/care/task-left'
import { occurrenceDueAt, stepOf } from '@vigie/domain/care/task-plan'
import { undoneBetween } from '@vigie/domain/care/task-undone'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import type { Span } from '../records/conditions.ts'

/** A time at which a task was to be done: done, still to be done, or passed without it. */
export interface DayTask {
  readonly tid: string
  readonly title: string
  readonly dueAt: number
  readonly state: 'done' | 'due' | 'missed'
  readonly done: TaskDone | null
  /** Whether the task is there to be looked at. */
  readonly isKept: boolean
}

/** That a task was done, with what it was called then. */
export interface DoneOnce extends TaskDone {
  readonly taskId: string
  readonly title: string
}

/** What is known of a resident's tasks on a day. */
export interface TasksOfDay {
  /** Those that were not over when the day began. */
  readonly tasks: readonly WithId<Task>[]
  /** What was done since `recordsSince`, as far as it is of that day or of those beside it. */
  readonly records: readonly DoneOnce[]
  /** Infinity: no more is known than what tasks carry themselves. */
  readonly recordsSince: number
  /** What was left undone of tasks that were deactivated, deleted or changed, or undone, since the day began. */
  readonly left: readonly TaskLeft[]
  readonly span: Span
  readonly now: number
  readonly timeZone: string
  /** Of whom nothing was asked for, as far as that is known. */
  readonly isArchived: boolean
}

/** What was done in a day, and what was due in it and nobody did. Where that is not known for sure, nothing is called undone. */
export function dayTasks({
  tasks,
  records,
  recordsSince,
  left,
  span,
  now,
  timeZone,
  isArchived,
}: TasksOfDay): DayTask[] {
  const kept = new Map(tasks.map((task) => [task.id, task]))
  const all = new Map<string, DoneOnce>()
  for (const task of tasks)
    for (const done of task.recent)
      all.set(keyOf(task.id, done), { ...done, taskId: task.id, title: taskName(task) })
  for (const record of records) all.set(keyOf(record.taskId, record), record)
  const done = [...all.values()]
  const undone = isArchived
    ? []
    : tasks.flatMap((task) => {
        // What is due may have been done ahead, since the one before it was due.
        const known = Math.min(knownSince(task), recordsSince + (stepOf(task)?.ms ?? 0))
        const since = Math.max(span.from, known)
        const until = Math.min(span.until, now)
        const doneAt = done.flatMap(({ taskId, dueAt }) => (taskId === task.id ? dueAt : []))
        const current = occurrenceDueAt(task, now, timeZone)
        return undoneBetween(task, doneAt, [since, until], timeZone).map((dueAt) => ({
          ...{ tid: task.id, title: taskName(task), dueAt, done: null, isKept: true },
          state: dueAt === current ? ('due' as const) : ('missed' as const),
        }))
      })
  const told = new Set([...all.keys(), ...undone.map((one) => keyOf(one.tid, one))])
  const leftUndone = (isArchived ? [] : left).flatMap(({ taskId: tid, dueAt: times, at, ...words }) => {
    const task = kept.get(tid)
    // What was left may have been done since: of what is read it is known, and of what the task itself carries.
    const known = at >= recordsSince || task === undefined ? span.from : knownSince(task)
    return times.flatMap((dueAt): DayTask[] => {
      const key = keyOf(tid, { dueAt })
      if (told.has(key) || dueAt < Math.max(span.from, known) || dueAt >= span.until) return []
      told.add(key)
      return [{ tid, title: taskName(words), dueAt, state: 'missed', done: null, isKept: task !== undefined }]
    })
  })
  const ofDay = done.filter(({ at }) => at >= span.from && at < span.until)
  return [
    ...undone,
    ...leftUndone,
    ...ofDay.map(({ taskId, title, ...one }) => ({
      ...{ tid: taskId, title, dueAt: one.dueAt, done: one, isKept: kept.has(taskId) },
      state: 'done' as const,
    })),
  ]
}

const keyOf = (tid: string, { dueAt }: Pick<TaskDone, 'dueAt'>) => `${tid} ${dueAt}`

/** Since when a task itself carries all that was done of it. */
export const knownSince = ({ recent }: Task): number =>
  recent.length < mostRecentDone ? 0 : (recent.at(-1)?.dueAt ?? 0)
