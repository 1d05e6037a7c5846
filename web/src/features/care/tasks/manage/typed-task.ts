import type { Task } from '@vigie/domain/care/task'
import type { WithId } from '../../../../lib/firebase/live-source.ts'
import type { Telling } from '../plan-words.ts'
import { formOf, type TaskForm } from './task-form.ts'

/** What stands in the form of a task. */
export interface TypedTask {
  /** One for the whole form: what was sent twice is added once. */
  readonly tid: string
  /** As it was when the form was opened: what somebody changes meanwhile is not overwritten unseen. Null: a new one. */
  readonly before: WithId<Task> | null
  readonly form: TaskForm
}

/** How the form of a task stands before anything is typed; null: of a new one. */
export const begunTask = (task: WithId<Task> | null, { now, timeZone }: Telling): TypedTask => ({
  tid: task?.id ?? crypto.randomUUID(),
  before: task,
  form: formOf(task, now, timeZone),
})
