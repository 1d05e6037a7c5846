import type { TaskDone } from '@vigie/domain/care/task'
import { useState } from 'react'
import { unhurried, useCalm } from '../../../lib/page/calm-order.ts'
import type { StandingTask } from './standing-tasks.ts'

/** Tasks of one resident that are to be done. */
export interface DueFor<R> {
  readonly resident: R
  readonly tasks: readonly StandingTask[]
}

/** A task of the list, which may be there for a moment more although there is nothing to do of it any longer. */
export interface PlacedTask extends StandingTask {
  readonly isOver: boolean
  /** That it was done since, which the task, as it was shown, does not say yet; null: it is over for another reason, or that is not known yet. */
  readonly wasDone: TaskDone | null
}

/** What is to be done for one resident, and what was until a moment ago. */
export interface PlacedDue<R> {
  readonly resident: R
  readonly tasks: readonly PlacedTask[]
}

/** What names one occurrence of one resident's task; null: it has none to be done. */
export const occurrenceKey = (of: { beneficiaryId: string; taskId: string }, dueAt: number | null) =>
  `${of.beneficiaryId}/${of.taskId}/${dueAt ?? ''}`

const keyOf = ({ task: { beneficiaryId, id }, state }: StandingTask) =>
  occurrenceKey({ beneficiaryId, taskId: id }, 'dueAt' in state ? state.dueAt : null)

/**
 * What is due, and what was shown `before` and is not due any longer, in its place for as long as it is `held`. Of a task that comes again,
 * what was shown of it is held, and its next occurrence comes afterwards.
 * @param done what is known of the occurrences that were done, by their keys
 */
export function keptInPlace<R extends { id: string }>(
  due: readonly DueFor<R>[],
  before: readonly PlacedDue<R>[],
  held: ReadonlySet<string>,
  done: ReadonlyMap<string, TaskDone>,
): PlacedDue<R>[] {
  const isDue = new Set(due.flatMap(({ tasks }) => tasks.map(keyOf)))
  const overOf = ({ tasks }: PlacedDue<R>) =>
    tasks.flatMap((one, place) => {
      const key = keyOf(one)
      if (isDue.has(key) || !held.has(key)) return []
      return [{ place, task: { ...one, isOver: true, wasDone: done.get(key) ?? null } }]
    })
  const over = new Map(before.map((one) => [one.resident.id, overOf(one)]))
  const stillDue = due.map(({ resident, tasks }): PlacedDue<R> => {
    const theirs = over.get(resident.id) ?? []
    const isHeld = new Set(theirs.map(({ task }) => task.task.id))
    const placed = tasks
      .filter(({ task }) => !isHeld.has(task.id))
      .map((one): PlacedTask => ({ ...one, isOver: false, wasDone: null }))
    for (const { place, task } of theirs) placed.splice(place, 0, task)
    return { resident, tasks: placed }
  })
  const hasDue = new Set(due.map(({ resident }) => resident.id))
  const onlyOver = before.flatMap(({ resident }): PlacedDue<R>[] => {
    const theirs = over.get(resident.id) ?? []
    if (hasDue.has(resident.id) || theirs.length === 0) return []
    return [{ resident, tasks: theirs.map(({ task }) => task) }]
  })
  return [...stillDue, ...onlyOver]
}

/**
 * What is due, without anything moving up under a finger that has just said of the one above that it is done: the next would be another
 * medication, or another resident's. What is over keeps its place until nobody has touched the screen for a moment, and takes no presses.
 * @param due the same object for as long as nothing of it changes; so is `done`
 */
export function useKeptInPlace<R extends { id: string }>(
  due: readonly DueFor<R>[],
  done: ReadonlyMap<string, TaskDone>,
): readonly PlacedDue<R>[] {
  const keys = due.flatMap(({ tasks }) => tasks.map(keyOf)).join()
  const isCalm = useCalm(keys, unhurried) === keys
  const [last, keep] = useState(() => ({ due, done, isCalm, shown: keptInPlace(due, [], new Set(), done) }))
  if (last.due === due && last.done === done && last.isCalm === isCalm) return last.shown
  // All that was on screen, also what came there while somebody touched it.
  const held = isCalm ? [] : last.shown.flatMap(({ tasks }) => tasks.map(keyOf))
  const shown = keptInPlace(due, last.shown, new Set(held), done)
  keep({ due, done, isCalm, shown })
  return shown
}
