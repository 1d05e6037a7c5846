import type { ResidentParts } from './handed-over.ts'
import { comesTooOften } from './task-undone.ts'

/**
 * Whether more may have been left undone in a span of time than is known of a resident (`missedOf`): of a task that comes very often, or that left
 * more than was kept of it when it changed.
 */
export const isMissedCut = (
  { resident, tasks, left }: Pick<ResidentParts, 'resident' | 'tasks' | 'left'>,
  { from, until }: { readonly from: number; readonly until: number },
): boolean =>
  !resident.isArchived &&
  (tasks.some((task) => comesTooOften(task, [from, until])) ||
    left.some(({ untold }) => untold !== undefined && untold.from < until && untold.until > from))
