import { endOfLocalDate } from '../time/local-time.ts'
import { instantOfWallClock, wallClockAt } from '../time/wall-clock.ts'
import { periodicities, taskTypes } from './enums.ts'
import { mostRepeats, neverOver, type Task, type TaskSaid, unitMs } from './task.ts'

/** When a task is to be done: once, or again and again. Each of these times is an occurrence, numbered from 0. */
export type TaskPlan = Pick<Task, 'type' | 'startAt' | 'startEvery' | 'periodicity' | 'repeat'>

/** From one occurrence to the next, in days of 24 hours where these are those of the calendar; null where there is no next. */
export function stepOf({
  type,
  startEvery,
  periodicity,
}: TaskPlan): { ms: number; isInDays: boolean } | null {
  if (type === taskTypes.PONCTUAL || startEvery === null || periodicity === null) return null
  return { ms: startEvery * unitMs[periodicity], isInDays: periodicity === periodicities.DAYS }
}

/** How many occurrences there are; Infinity for a task without end. */
const countOf = (plan: TaskPlan): number =>
  stepOf(plan) === null ? 1 : (plan.repeat ?? Number.POSITIVE_INFINITY)

/**
 * The instant of an occurrence, by its number. Days are those of the home's calendar: what is to be done at 08:00 stays at 08:00 when
 * clocks change. Minutes and hours are those that pass.
 */
function occurrenceAt(plan: TaskPlan, index: number, timeZone: string): number {
  const step = stepOf(plan)
  if (step === null || index === 0) return plan.startAt
  if (!step.isInDays) return plan.startAt + index * step.ms
  return instantOfWallClock(wallClockAt(plan.startAt, timeZone) + index * step.ms, timeZone)
}

/** The number of the first occurrence after an instant, were the task without end. */
function indexAfter(plan: TaskPlan, at: number, timeZone: string): number {
  const step = stepOf(plan)
  if (at < plan.startAt) return 0
  if (step === null) return 1
  if (!step.isInDays) return Math.floor((at - plan.startAt) / step.ms) + 1
  const passed = wallClockAt(at, timeZone) - wallClockAt(plan.startAt, timeZone)
  // By the clock alone it may be one too early or too late on the night when clocks change.
  let index = Math.max(1, Math.floor(passed / step.ms))
  while (occurrenceAt(plan, index, timeZone) <= at) index += 1
  return index
}

/** The next occurrence after an instant; null where there is no more. */
export function occurrenceAfter(plan: TaskPlan, at: number, timeZone: string): number | null {
  const index = indexAfter(plan, at, timeZone)
  return index < countOf(plan) ? occurrenceAt(plan, index, timeZone) : null
}

/** The occurrence that is to be done at an instant: the latest one, until the next one takes its place. Null: none yet, or none any more. */
export function occurrenceDueAt(plan: TaskPlan, at: number, timeZone: string): number | null {
  const index = indexAfter(plan, at, timeZone) - 1
  return index >= 0 && index < countOf(plan) ? occurrenceAt(plan, index, timeZone) : null
}

/** Whether an instant is that of an occurrence. */
export const isOccurrence = (plan: TaskPlan, at: number, timeZone: string): boolean =>
  occurrenceAfter(plan, at - 1, timeZone) === at

/** The occurrences from an instant until before another, in their order, `most` of them at most. */
export function occurrencesBetween(
  plan: TaskPlan,
  [from, until]: readonly [from: number, until: number],
  timeZone: string,
  most: number,
): number[] {
  const found: number[] = []
  let next = occurrenceAfter(plan, from - 1, timeZone)
  while (next !== null && next < until && found.length < most) {
    found.push(next)
    next = occurrenceAfter(plan, next, timeZone)
  }
  return found
}

/** The latest occurrences that were due by an instant, and not before `since`, latest first, `most` of them at most. */
export function latestOccurrences(
  plan: TaskPlan,
  at: number,
  timeZone: string,
  most: number,
  since = 0,
): number[] {
  const found: number[] = []
  let index = Math.min(indexAfter(plan, at, timeZone), countOf(plan)) - 1
  while (index >= 0 && found.length < most) {
    const dueAt = occurrenceAt(plan, index, timeZone)
    if (dueAt < since) break
    found.push(dueAt)
    index -= 1
  }
  return found
}

/** When the last occurrence gives way to what would have come after it; `neverOver` where there is no such. */
export const planOverAt = (plan: TaskPlan, timeZone: string): number =>
  stepOf(plan) === null || plan.repeat === null ? neverOver : occurrenceAt(plan, plan.repeat, timeZone)

/** The last occurrence; null for a task without end. */
export const lastOccurrence = (plan: TaskPlan, timeZone: string): number | null =>
  countOf(plan) === Number.POSITIVE_INFINITY ? null : occurrenceAt(plan, countOf(plan) - 1, timeZone)

/** The end of a task that is to come for the last time on a date, "yyyy-mm-dd" on the home's clock: when it would come after that. */
function endOnDate(plan: Omit<TaskPlan, 'repeat'>, date: string, timeZone: string): number {
  const endless = { ...plan, repeat: null }
  return occurrenceAt(endless, indexAfter(endless, endOfLocalDate(date, timeZone), timeZone), timeZone)
}

type Planned = TaskPlan & Pick<Task, 'endAt' | 'endsBy'>

/** The plan that follows from what was said, the end or the count from the other; null where it ends before it begins, or comes too often. */
export function plannedAs(said: TaskSaid, timeZone: string): Planned | null {
  const { type, startAt } = said
  if (said.type === taskTypes.PONCTUAL)
    return { type, startAt, endAt: null, startEvery: null, periodicity: null, repeat: null, endsBy: null }
  const { startEvery, periodicity, endDate } = said
  const plan = { type, startAt, startEvery, periodicity, repeat: said.repeat }
  const endAt = endDate === undefined ? said.endAt : endOnDate(plan, endDate, timeZone)
  if (endAt !== null) {
    const repeat = repeatUntil(plan, endAt, timeZone)
    return repeat === null || endAt > neverOver ? null : { ...plan, repeat, endAt, endsBy: 'date' }
  }
  if (plan.repeat === null) return { ...plan, endAt: null, endsBy: null }
  return { ...plan, endAt: occurrenceAt(plan, plan.repeat, timeZone), endsBy: 'count' }
}

/** How often a task comes until its end: the nearest whole number of times, and once at least. */
function repeatUntil(plan: TaskPlan, endAt: number, timeZone: string): number | null {
  const step = stepOf(plan)
  if (step === null || endAt <= plan.startAt) return null
  const long = step.isInDays
    ? wallClockAt(endAt, timeZone) - wallClockAt(plan.startAt, timeZone)
    : endAt - plan.startAt
  const repeat = Math.max(1, Math.round(long / step.ms))
  return repeat > mostRepeats ? null : repeat
}
