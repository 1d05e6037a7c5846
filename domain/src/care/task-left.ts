import { z } from 'zod'
import { actorSchema } from '../alerts/alert.ts'
import { idSchema, instantSchema } from '../ids.ts'
import { mostRecentDone, type Task, taskSchema } from './task.ts'
import { isDone, openOccurrence } from './task-life.ts'
import { latestOccurrences, stepOf } from './task-plan.ts'
import { askedSince, mostOccurrences, undoneBetween, wasAsked } from './task-undone.ts'

/** How far back what was left undone is kept when a task changes, in milliseconds: as far as the longest report reaches, which is made of it. */
export const keptForMs = 366 * 24 * 3_600_000
/** How many occurrences are kept then, the latest. */
const mostLeft = 500

export const leavings = ['deactivated', 'deleted', 'changed', 'undone'] as const

/**
 * What became of a task that was left undone, when, and by whom as they were called then, whether as a relative of the resident; `undone`: that it was done was taken back
 * once the task did not tell of it any more.
 */
export const leavingSchema = z.object({
  why: z.enum(leavings),
  at: instantSchema,
  byName: z.string().max(120),
  isRelative: actorSchema.shape.isRelative,
})
export type Leaving = z.infer<typeof leavingSchema>

/** `…/tasksLeft/{bid}_{tid}_{at}`: what a task, as it is from then on, does not tell of any more, though it was to be done and nobody did it. */
export const taskLeftSchema = taskSchema.pick({ title: true, description: true }).extend({
  ...leavingSchema.shape,
  /** It said what a relative said. Missing: what staff said, or before this was kept. */
  saidByRelative: actorSchema.shape.isRelative,
  beneficiaryId: idSchema,
  taskId: idSchema,
  by: idSchema,
  /** When it was to be done, in order. */
  dueAt: z.array(instantSchema).min(1).max(mostLeft),
  /** The one of them that could still be done until then, or counted as done until then; null: none. */
  openAt: instantSchema.nullable(),
  /** When more of it may have been left undone than is kept here, before what is. Missing: never, or before this was kept. */
  untold: taskSchema.shape.suspended,
})
export type TaskLeft = z.infer<typeof taskLeftSchema>

/** Since when a task itself carries all that was done of it. */
const knownSince = ({ recent }: Task): number =>
  recent.length < mostRecentDone ? 0 : (recent.at(-1)?.dueAt ?? 0)

/** What is kept of a task that is left, or of one of its occurrences. */
export type Left = Pick<TaskLeft, 'dueAt' | 'openAt' | 'untold'>

/** When those were due that are recorded as done, of all that were due since an instant. */
export interface RecordedDone {
  readonly dueAt: readonly number[]
  readonly since: number
}

/** Whether it follows from a task that an occurrence was to be done and nobody did. */
const tellsOf = (task: Task, dueAt: number, timeZone: string): boolean =>
  undoneBetween(task, [], [dueAt, dueAt + 1], timeZone).length > 0

/** What was asked for of a task that the changed one does not tell of, latest first, but for what the task carries as done; and since when that is all of it. */
function untoldOf(before: Task, after: Task | null, now: number, timeZone: string) {
  const open = before.activated ? openOccurrence(before, now, timeZone) : null
  const openAt = open !== null && open <= now ? open : null
  const from = Math.min(now - keptForMs, openAt ?? now)
  const all = before.activated ? latestOccurrences(before, now, timeZone, mostOccurrences, from) : []
  const since = all.length < mostOccurrences ? from : (all.at(-1) ?? from)
  const isTold = (dueAt: number) => after !== null && tellsOf(after, dueAt, timeZone)
  const isLeft = (dueAt: number) => wasAsked(before, dueAt) && !isDone(before, dueAt) && !isTold(dueAt)
  return { openAt, since, dueAt: all.filter(isLeft), isTold }
}

/**
 * When what a task leaves once it is changed was due and may be done though the task itself does not carry it: only the records of what was done
 * say so. Null: the task carries all of it.
 * @param after null: it is deleted
 */
export function recordsAsked(
  before: Task,
  after: Task | null,
  now: number,
  timeZone: string,
): { from: number; until: number } | null {
  const until = knownSince(before)
  // Most changes leave nothing, and need no record.
  const from = untoldOf(before, after, now, timeZone).dueAt.at(-1)
  return from === undefined || from >= until ? null : { from, until }
}

/**
 * What was due of a task and nobody did, of the last year or still to be done, and what it does not tell of once it is changed: the latest, and when
 * more of it may have been. Null: nothing.
 * @param after null: it is deleted
 * @param recorded what is known beside what the task itself carries; missing: nothing
 */
export function leftUndone(
  before: Task,
  after: Task | null,
  now: number,
  timeZone: string,
  recorded: RecordedDone = { dueAt: [], since: Number.POSITIVE_INFINITY },
): Left | null {
  const found = untoldOf(before, after, now, timeZone)
  const since = Math.max(found.since, Math.min(knownSince(before), recorded.since))
  const wasDone = new Set(recorded.dueAt)
  const all = found.dueAt.filter((due) => due >= since && !wasDone.has(due)).reverse()
  const dueAt = all.slice(-mostLeft)
  const [first] = dueAt
  if (first === undefined) return null
  const openAt = found.openAt !== null && dueAt.includes(found.openAt) ? found.openAt : null
  const untold = { from: askedSince(before), until: all.length > mostLeft ? first : since }
  // Of what comes once there is no other; of what comes again the one before stands for all.
  const [last] =
    stepOf(before) === null ? [] : latestOccurrences(before, untold.until - 1, timeZone, 1, untold.from)
  const isMore = last !== undefined && !found.isTold(last)
  return { dueAt, openAt, ...(isMore && { untold }) }
}

/**
 * An occurrence of which it was taken back, at `now`, that it is done, and which the task as it is then does not tell of: it was deactivated or moved
 * since. Null: the task tells of it, or it was not due yet.
 */
export function leftByUndo(after: Task, dueAt: number, now: number, timeZone: string): Left | null {
  if (dueAt > now || tellsOf(after, dueAt, timeZone)) return null
  return { dueAt: [dueAt], openAt: dueAt }
}
