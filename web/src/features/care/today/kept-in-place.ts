import { useState } from 'react'
import { useCalm } from '../../../lib/page/calm-order.ts'
import type { StandingTask } from '../tasks/standing-tasks.ts'
import type { DueOf } from './due-by-resident.ts'

/** A task of the list, which may be there for a moment more although there is nothing to do of it any longer. */
export interface PlacedTask extends StandingTask {
  readonly isOver: boolean
}

/** What is to be done for one resident, and what was until a moment ago. */
export interface PlacedDue extends Pick<DueOf, 'resident'> {
  readonly tasks: readonly PlacedTask[]
}

const keyOf = ({ task }: StandingTask) => `${task.beneficiaryId}/${task.id}`

/** What is due, and what was shown `before` and is not due any longer, in its place for as long as it is `held`. */
export function keptInPlace(
  due: readonly DueOf[],
  before: readonly PlacedDue[],
  held: ReadonlySet<string>,
): PlacedDue[] {
  const isHeld = (one: StandingTask) => held.has(keyOf(one))
  const known = new Map(before.map((one) => [one.resident.id, one]))
  const stillDue = due.map(({ resident, tasks }): PlacedDue => {
    const placed: PlacedTask[] = tasks.map((one) => ({ ...one, isOver: false }))
    const isDue = new Set(tasks.map(keyOf))
    known.get(resident.id)?.tasks.forEach((one, place) => {
      if (!isDue.has(keyOf(one)) && isHeld(one)) placed.splice(place, 0, { ...one, isOver: true })
    })
    return { resident, tasks: placed }
  })
  const hasDue = new Set(due.map(({ resident }) => resident.id))
  const onlyOver = before.flatMap(({ resident, tasks }): PlacedDue[] => {
    const theirs = tasks.filter(isHeld).map((one) => ({ ...one, isOver: true }))
    return hasDue.has(resident.id) || theirs.length === 0 ? [] : [{ resident, tasks: theirs }]
  })
  return [...stillDue, ...onlyOver]
}

/**
 * What is due, without anything moving up under a finger that has just said of the one above that it is done: the next would be another
 * resident's medication. What is over keeps its place until nobody has touched the screen for a moment, and takes no presses.
 */
export function useKeptInPlace(due: readonly DueOf[]): readonly PlacedDue[] {
  const held = useCalm(due.flatMap(({ tasks }) => tasks.map(keyOf)).join())
  const [last, keep] = useState(() => ({ due, held, shown: keptInPlace(due, [], new Set()) }))
  if (last.due === due && last.held === held) return last.shown
  const shown = keptInPlace(due, last.shown, new Set(held.split(',')))
  keep({ due, held, shown })
  return shown
}
