import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { byRoom } from '@vigie/domain/care/by-room'
import type { Task } from '@vigie/domain/care/task'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import type { DueFor } from '../tasks/kept-in-place.ts'
import { type Look, standingAt } from '../tasks/standing-tasks.ts'

/** What is to be done for one resident, the most pressing first. */
export type DueOf = DueFor<WithId<Beneficiary>>

const urgency = ['overdue', 'due', 'soon', 'later']
const worst = ({ tasks }: DueOf) => Math.min(...tasks.map(({ state }) => urgency.indexOf(state.state)))

/**
 * What is to be done before an instant, and what was to be and is not: who waits longest comes first, then by room. Nobody but the
 * given residents is asked for: not whoever is archived.
 */
export function dueByResident(
  tasks: readonly WithId<Task>[],
  residents: readonly WithId<Beneficiary>[],
  look: Omit<Look, 'isArchived'>,
  until: number,
): DueOf[] {
  const due = standingAt(tasks, { ...look, isArchived: false }).filter(
    ({ state }) => 'dueAt' in state && state.dueAt < until,
  )
  const byId = Map.groupBy(due, ({ task }) => task.beneficiaryId)
  return residents
    .flatMap((resident) => {
      const theirs = byId.get(resident.id)
      return theirs ? [{ resident, tasks: theirs }] : []
    })
    .sort((one, other) => worst(one) - worst(other) || byRoom(one.resident, other.resident))
}
