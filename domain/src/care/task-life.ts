import type { Actor } from '../alerts/alert.ts'
import { pastTaskStartDelayMs } from '../constants.ts'
import { taskTypes } from './enums.ts'
import { mostAbsencesBefore, mostRecentDone, type Task, type TaskDone, type TaskSaid } from './task.ts'
import {
  isOccurrence,
  occurrenceAfter,
  occurrenceDueAt,
  occurrencesBetween,
  plannedAs,
  planOverAt,
  type TaskPlan,
} from './task-plan.ts'

/** Of which resident a task is, and who adds it. */
export type TaskOrigin = Pick<
  Task,
  'establishmentId' | 'beneficiaryId' | 'addedBy' | 'addedByName' | 'addedByRelative'
>

/** Whether an occurrence was done, as far as the task itself carries it: the one due now and the next one always are. */
export const isDone = ({ recent }: Pick<Task, 'recent'>, dueAt: number): boolean =>
  recent.some((done) => done.dueAt === dueAt)

/** What says of a task that comes again whether it was asked for. */
type Asking = Pick<Task, 'activatedAt' | 'suspended' | 'suspendedBefore'>

/** Whether what was due at an instant was asked for: the task was activated since before, and its resident not archived. */
export const isAskedAt = (task: Asking, dueAt: number): boolean =>
  dueAt >= task.activatedAt && !absencesOf(task).some(({ from, until }) => dueAt >= from && dueAt < until)

/** When a task fell due while its resident was archived, as far as it is known; the latest first. */
const absencesOf = ({ suspended, suspendedBefore }: Asking) =>
  suspended ? [suspended, ...(suspendedBefore ?? [])] : []

/** The occurrence to be done first, at an instant: the one that is due unless it was done, else the next; null: none is left. */
export function openOccurrence(
  task: TaskPlan & Asking & Pick<Task, 'recent'>,
  now: number,
  timeZone: string,
): number | null {
  const due = occurrenceDueAt(task, now, timeZone)
  const isAsked = task.type === taskTypes.PONCTUAL || isAskedAt(task, due ?? 0)
  if (due !== null && isAsked && !isDone(task, due)) return due
  const next = occurrenceAfter(task, now, timeZone)
  // Somebody did it ahead.
  return next !== null && isDone(task, next) ? occurrenceAfter(task, next, timeZone) : next
}

/** The next call: the next occurrence after now, counted from the start; null: no more occurrence. */
export function nextCallAt(
  task: TaskPlan & Pick<Task, 'nbDone'>,
  now: number,
  timeZone: string,
): number | null {
  return isComplete(task) ? null : occurrenceAfter(task, now, timeZone)
}

/** "3 / 8", "3 / ∞" without end, "0 / 1" for a one-time task. */
export const formattedCompleted = ({ type, nbDone, repeat }: TaskPlan & Pick<Task, 'nbDone'>): string =>
  `${nbDone} / ${type === taskTypes.PONCTUAL ? 1 : (repeat ?? '∞')}`

const isComplete = ({ type, nbDone, repeat }: TaskPlan & Pick<Task, 'nbDone'>): boolean =>
  nbDone >= (type === taskTypes.PONCTUAL ? 1 : (repeat ?? Number.POSITIVE_INFINITY))

/** A task with what follows from the rest of it at an instant. */
function refreshed(task: Omit<Task, 'completed' | 'nextAt' | 'overAt'>, now: number, timeZone: string): Task {
  const completed = isComplete(task)
  return {
    ...task,
    completed,
    nextAt: completed ? null : openOccurrence(task, now, timeZone),
    overAt: completed ? now : planOverAt(task, timeZone),
  }
}

/** A start in the past is moved to now plus ten seconds. */
export const movedOn = <S extends TaskSaid>(said: S, now: number): S =>
  said.startAt < now ? { ...said, startAt: now + pastTaskStartDelayMs } : said

/** A new task; null where it would end before it begins, or come too often. */
export function newTask(said: TaskSaid, origin: TaskOrigin, now: number, timeZone: string): Task | null {
  const plan = plannedAs(movedOn(said, now), timeZone)
  if (plan === null) return null
  const { title, description } = said
  const task = { ...origin, ...plan, title, description, nbDone: 0, activated: true, recent: [] }
  return refreshed({ ...task, activatedAt: now, addedAt: now, updatedAt: now }, now, timeZone)
}

/**
 * A task of which somebody says something else, and which says so; the same object where it says that already, null as for a new one. Another start or step
 * begins to count anew: what was done is kept, and counts as far as it was done ahead for what is planned now.
 */
export function changedTask(
  task: Task,
  said: TaskSaid,
  by: Actor,
  now: number,
  timeZone: string,
): Task | null {
  const kept = keepsStart(task, said) ? { ...said, startAt: task.startAt } : movedOn(said, now)
  const plan = plannedAs(kept, timeZone)
  if (plan === null) return null
  const { title, description } = said
  const isSamePlan = (['type', 'startAt', 'startEvery', 'periodicity'] as const).every(
    (field) => plan[field] === task[field],
  )
  const nbDone = isSamePlan
    ? task.nbDone
    : task.recent.filter(({ dueAt }) => isOccurrence(plan, dueAt, timeZone)).length
  const replanned = isSamePlan ? {} : { plannedAt: now }
  const isSameText = title === task.title && description === task.description
  const reworded = isSameText ? {} : { rewordedAt: now }
  const changer = { ...by, at: now }
  const texts = { title, description, ...reworded, changedBy: changer, saidBy: changer }
  const changed = { ...task, ...plan, ...replanned, ...texts, nbDone, updatedAt: now }
  return differingFields(task, changed).length === 0 ? task : refreshed(changed, now, timeZone)
}

/** Whether the start that is said is the one the task has, or the one that was moved when it was last said. */
function keepsStart({ startAt, updatedAt }: Task, said: TaskSaid): boolean {
  const wasMoved = startAt === updatedAt + pastTaskStartDelayMs && said.startAt < updatedAt
  return said.startAt === startAt || wasMoved
}

const saidFields = [
  'title',
  'description',
  'type',
  'startAt',
  'startEvery',
  'periodicity',
  'endAt',
  'repeat',
] as const

/** In which of the fields that people say two tasks differ. */
export const differingFields = (one: Task, other: Task): (typeof saidFields)[number][] =>
  saidFields.filter((field) => one[field] !== other[field])

/** For how long after it was due what was done and not ticked can still be ticked, in milliseconds: nobody remembers longer. */
export const tickedLateMs = 24 * 3_600_000

/** For how long what was pressed just in time may be on its way, in milliseconds. */
const onItsWayMs = 10 * 60_000

/**
 * Whether an occurrence may be done: it is one of the task, no later than the next, and no other has taken its place or it was due within a day
 * (docs/data-model.md, Tasks). What was not done stays so: nobody takes a dose that was missed days ago out of the record.
 */
export function mayBeDone(task: Task, dueAt: number, now: number, timeZone: string): boolean {
  const next = occurrenceAfter(task, now, timeZone)
  const pressedAt = now - onItsWayMs
  const current = occurrenceDueAt(task, pressedAt, timeZone)
  const isInTime = current === null || dueAt >= current || pressedAt - dueAt < tickedLateMs
  return isInTime && (next === null || dueAt <= next) && isOccurrence(task, dueAt, timeZone)
}

/** Of what comes once, that it was done is a change of it like any other: whoever has not seen that writes nothing else over what was done. */
const touchedAt = ({ type, updatedAt }: Task, now: number): number =>
  type === taskTypes.PONCTUAL ? Math.max(now, updatedAt + 1) : updatedAt

/** The task once an occurrence is done that was not. */
export function withDone(task: Task, done: TaskDone, now: number, timeZone: string): Task {
  const recent = [...task.recent, done]
    .toSorted((one, other) => other.dueAt - one.dueAt)
    .slice(0, mostRecentDone)
  const updatedAt = touchedAt(task, now)
  return refreshed({ ...task, recent, nbDone: task.nbDone + 1, updatedAt }, now, timeZone)
}

/** The task once an occurrence that was done is not. */
export function withoutDone(task: Task, dueAt: number, now: number, timeZone: string): Task {
  const recent = task.recent.filter((done) => done.dueAt !== dueAt)
  const counted = isOccurrence(task, dueAt, timeZone) ? 1 : 0
  const nbDone = Math.max(0, task.nbDone - counted)
  return refreshed({ ...task, recent, nbDone, updatedAt: touchedAt(task, now) }, now, timeZone)
}

/** The task once somebody activates or deactivates it, which it says as of any change: what was due meanwhile is asked of nobody. The same object where it is so already. */
export function withActivation(
  task: Task,
  activated: boolean,
  by: Actor,
  now: number,
  timeZone: string,
): Task {
  if (task.activated === activated) return task
  const activatedAt = activated ? now : task.activatedAt
  const changedBy = { ...by, at: now }
  return refreshed({ ...task, activated, activatedAt, changedBy, updatedAt: now }, now, timeZone)
}

/**
 * The task once its resident is restored from the archive: what was due meanwhile was asked of nobody, and what was due before is asked
 * for still. Of ten times in which it fell due it knows; once there are more, what was due before the first of them is not asked for any more.
 * The same object where nothing of it was due meanwhile, or is to be done anyway.
 */
export function goingOn(
  task: Task,
  [from, until]: readonly [archivedAt: number, restoredAt: number],
  timeZone: string,
): Task {
  if (!task.activated || task.completed || task.type === taskTypes.PONCTUAL) return task
  if (occurrencesBetween(task, [from, until], timeZone, 1).length === 0) return task
  const before = absencesOf(task).filter((absence) => absence.until > task.activatedAt)
  const suspendedBefore = before.slice(0, mostAbsencesBefore)
  // Of one that it knows no longer nothing is to be asked for.
  const activatedAt = Math.max(task.activatedAt, before[mostAbsencesBefore]?.until ?? 0)
  return refreshed({ ...task, activatedAt, suspended: { from, until }, suspendedBefore }, until, timeZone)
}
