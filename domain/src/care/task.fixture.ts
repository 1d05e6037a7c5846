import { periodicities, taskTypes } from './enums.ts'
import type { Task, TaskSaid } from './task.ts'
import { newTask } from './task-life.ts'

const origin = { establishmentId: 'home', beneficiaryId: 'resident', addedBy: 'alice', addedByName: 'Alice' }

/** Somebody else than whoever added it. */
export const bob = { uid: 'bob', name: 'Bob' }

const texts = { title: 'Pansement', description: 'Changer le pansement du genou', updatedAt: null }

/** What is said of a one-time task. */
export const saidOnce = (startAt: number): TaskSaid => ({ type: taskTypes.PONCTUAL, ...texts, startAt })

/** What is said of a task that comes again: every day without end, unless said otherwise. */
export const saidDaily = (
  startAt: number,
  change: Partial<Extract<TaskSaid, { type: 0 }>> = {},
): Extract<TaskSaid, { type: 0 }> => ({
  type: taskTypes.PERIODIC,
  ...texts,
  startAt,
  startEvery: 1,
  periodicity: periodicities.DAYS,
  endAt: null,
  repeat: null,
  ...change,
})

/** A task as it was made of what was said. */
export function taskOf(said: TaskSaid, now: number, timeZone: string): Task {
  const task = newTask(said, origin, now, timeZone)
  if (task === null) throw new Error('This cannot be planned')
  return task
}
