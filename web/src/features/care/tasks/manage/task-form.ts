import { taskTypes } from '@vigie/domain/care/enums'
import {
  latestTaskStart,
  mostOfTitle,
  mostRepeats,
  type Task,
  type TaskSaid,
  taskDescription,
  taskTitleSchema,
} from '@vigie/domain/care/task'
import { lastOccurrence, plannedAs } from '@vigie/domain/care/task-plan'
import { localDate, localTimeOfDay } from '@vigie/domain/time/local-time'
import { instantOfWallClock, wallClockAt } from '@vigie/domain/time/wall-clock'
import { type Repetition, type Unit, unitsOf } from './task-form-parts.ts'

/** What stands in the form of a task, as it is typed. Dates and times are those of the home's clock. */
export interface TaskForm {
  readonly title: string
  readonly description: string
  readonly date: string
  readonly time: string
  readonly repetition: Repetition
  readonly every: string
  readonly unit: Unit
  readonly endDate: string
  readonly count: string
}

const hour = 3_600_000

/** The form of a task; of a new one, which starts with the next full hour. */
export function formOf(task: Task | null, now: number, timeZone: string): TaskForm {
  const nextHour = Math.floor(wallClockAt(now, timeZone) / hour) * hour + hour
  const startAt = task?.startAt ?? instantOfWallClock(nextHour, timeZone)
  const last = task && lastOccurrence(task, timeZone)
  const units = Object.keys(unitsOf) as Unit[]
  return {
    title: task?.title ?? '',
    description: task?.description ?? '',
    date: localDate(startAt, timeZone),
    time: localTimeOfDay(startAt, timeZone),
    repetition: task ? repetitionOf(task) : 'once',
    every: String(task?.startEvery ?? 1),
    unit: units.find((unit) => unitsOf[unit] === task?.periodicity) ?? 'days',
    endDate: task?.endsBy === 'date' && last !== null ? localDate(last, timeZone) : '',
    count: task?.endsBy === 'count' ? String(task.repeat) : '',
  }
}

function repetitionOf({ type, endsBy }: Task): Repetition {
  if (type === taskTypes.PONCTUAL) return 'once'
  return endsBy === null ? 'indefinitely' : endsBy === 'date' ? 'until' : 'count'
}

/** When it starts, as it is typed; what it says already stays to the second. NaN where date or time is missing. */
export function startOf({ date, time }: TaskForm, task: Task | null, timeZone: string): number {
  const known = task?.startAt
  const isKept =
    known !== undefined && date === localDate(known, timeZone) && time === localTimeOfDay(known, timeZone)
  if (isKept) return known
  const wall = Date.parse(`${date}T${time}Z`)
  return Number.isNaN(wall) ? wall : instantOfWallClock(wall, timeZone)
}

/** The first instant after now at which the clock shows the time that was typed. */
export function nextStart({ time }: TaskForm, now: number, timeZone: string): number {
  const today = instantOfWallClock(Date.parse(`${localDate(now, timeZone)}T${time}Z`), timeZone)
  if (today > now) return today
  return instantOfWallClock(wallClockAt(today, timeZone) + 24 * hour, timeZone)
}

const number = (typed: string): number => (/^\d{1,6}$/.test(typed.trim()) ? Number(typed) : Number.NaN)
const isIn = (value: number, most: number) => value >= 1 && value <= most

/** What the form says. To be asked only where it has no fault; `updatedAt` of a known task is that of when the form was opened. */
export function saidOf(form: TaskForm, task: Task | null, timeZone: string): TaskSaid {
  const { title, description, repetition, unit } = form
  const startAt = startOf(form, task, timeZone)
  const said = { title, description, startAt, updatedAt: task?.updatedAt ?? null }
  if (repetition === 'once') return { type: taskTypes.PONCTUAL, ...said }
  const step = { type: taskTypes.PERIODIC, startEvery: number(form.every), periodicity: unitsOf[unit] }
  return {
    ...said,
    ...step,
    endAt: null,
    // Not as an instant: that would be of the start that is typed, and one in the past is moved.
    ...(repetition === 'until' && { endDate: form.endDate }),
    repeat: repetition === 'count' ? number(form.count) : null,
  }
}

export type TaskFaults = Partial<{
  title: 'titleTooLong' | 'titleNotShown'
  description: 'descriptionRequired' | 'descriptionTooLong' | 'descriptionNotShown'
  date: 'dateRequired' | 'dateTooFar'
  time: 'timeRequired'
  every: 'everyWrong'
  endDate: 'endDateRequired' | 'endsBefore' | 'tooOften'
  count: 'countRequired'
}>

const descriptionFaults = {
  missing: 'descriptionRequired',
  tooLong: 'descriptionTooLong',
  notShown: 'descriptionNotShown',
} as const

/** What is wrong, by field; nothing where the form can be sent. The server asks the same of it once more. */
export function faultsOf(form: TaskForm, task: Task | null, timeZone: string): TaskFaults {
  const { title, description, date, time, repetition } = form
  const isRepeated = repetition !== 'once'
  const isDate = !Number.isNaN(Date.parse(date))
  const isEvery = isIn(number(form.every), 1_000)
  const isTooFar = isDate && time !== '' && startOf(form, task, timeZone) > latestTaskStart
  return {
    ...titleFault(title),
    ...descriptionFault(description),
    ...(!isDate && { date: 'dateRequired' }),
    ...(isTooFar && { date: 'dateTooFar' }),
    ...(time === '' && { time: 'timeRequired' }),
    ...(isRepeated && !isEvery && { every: 'everyWrong' }),
    ...(repetition === 'until' && isDate && time !== '' && isEvery && endFault(form, task, timeZone)),
    ...(repetition === 'count' && !isIn(number(form.count), mostRepeats) && { count: 'countRequired' }),
  }
}

function titleFault(title: string): Pick<TaskFaults, 'title'> {
  if (taskTitleSchema.safeParse(title).success) return {}
  return { title: title.trim().length > mostOfTitle ? 'titleTooLong' : 'titleNotShown' }
}

function descriptionFault(description: string): Pick<TaskFaults, 'description'> {
  const fault = taskDescription.fault(description)
  return fault === null ? {} : { description: descriptionFaults[fault] }
}

function endFault(form: TaskForm, task: Task | null, timeZone: string): Pick<TaskFaults, 'endDate'> {
  if (Number.isNaN(Date.parse(form.endDate))) return { endDate: 'endDateRequired' }
  if (form.endDate < form.date) return { endDate: 'endsBefore' }
  return plannedAs(saidOf(form, task, timeZone), timeZone) === null ? { endDate: 'tooOften' } : {}
}
