import { periodicities, taskTypes } from '@vigie/domain/care/enums'
import type { DoneRecord, Task, TaskDone, TaskSaid } from '@vigie/domain/care/task'
import { newTask as made } from '@vigie/domain/care/task-life'

type Periodic = Extract<TaskSaid, { type: 0 }>

/** What is said of a new task that comes every day without end, unless said otherwise. */
export const saidDaily = (startAt: number, change: Partial<Periodic> = {}): Periodic => ({
  type: taskTypes.PERIODIC,
  title: 'Pansement',
  description: 'Changer le pansement du genou',
  startAt,
  startEvery: 1,
  periodicity: periodicities.DAYS,
  endAt: null,
  repeat: null,
  updatedAt: null,
  ...change,
})

/** A task of every day on Montréal's clock that began an hour ago, as it is stored unless said otherwise. */
export function newTask(establishmentId: string, beneficiaryId: string, change: Partial<Task> = {}): Task {
  const addedAt = Date.now() - 7_200_000
  const origin = { establishmentId, beneficiaryId, addedBy: 'test', addedByName: 'Alice Tremblay' }
  const task = made(saidDaily(addedAt + 3_600_000), origin, addedAt, 'America/Toronto')
  if (task === null) throw new Error('This cannot be planned')
  return { ...task, ...change }
}

/** The record of an occurrence that was done. */
export const doneRecord = (
  establishmentId: string,
  beneficiaryId: string,
  taskId: string,
  done: TaskDone,
): DoneRecord => ({ ...done, establishmentId, beneficiaryId, taskId, title: 'Pansement' })
