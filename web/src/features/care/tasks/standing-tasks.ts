import { type Task, taskName } from '@vigie/domain/care/task'
import { byUrgency, type TaskState, taskStateAt } from '@vigie/domain/care/task-state'
import type { WithId } from '../../../lib/firebase/live-source.ts'

/** A task, and how it stands now. */
export interface StandingTask {
  readonly task: WithId<Task>
  readonly state: TaskState
}

/** When tasks are looked at, on the home's clock, and whether their resident is archived. */
export interface Look {
  readonly now: number
  readonly timeZone: string
  readonly isArchived: boolean
}

/** The tasks as they stand at an instant: what is to be done first comes first. */
export const standingAt = (
  tasks: readonly WithId<Task>[],
  { now, timeZone, isArchived }: Look,
): readonly StandingTask[] =>
  tasks
    .map((task) => ({ task, state: taskStateAt(task, now, timeZone, isArchived) }))
    .sort(
      (one, other) =>
        byUrgency(one.state, other.state) || taskName(one.task).localeCompare(taskName(other.task)),
    )
