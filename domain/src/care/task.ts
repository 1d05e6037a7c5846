import { z } from 'zod'
import { actorSchema } from '../alerts/alert.ts'
import { idSchema, instantSchema } from '../ids.ts'
import { shownLineSchema } from '../people/shown-name.ts'
import { shortened } from '../shortened.ts'
import { type Periodicity, periodicities, taskTypes } from './enums.ts'
import { shownText } from './shown-text.ts'

const { PERIODIC, PONCTUAL } = taskTypes

/** When a task without end is over: at the end of the year 9999. */
export const neverOver = 253_402_300_799_999
/** No task begins later: the end of the year 2099. */
export const latestTaskStart = 4_102_444_799_999
/** How often a task of which the end is said comes at most. */
export const mostRepeats = 100_000
/** How many tasks that are not over a resident has at most. */
export const mostTasks = 100
/** How many characters a title and a description have at most. */
export const mostOfTitle = 200
export const mostOfDescription = 5_000
/** How many of its latest occurrences that were done a task carries itself. */
export const mostRecentDone = 20
/** Of how many times in which its resident was archived a task knows, before the last one. */
export const mostAbsencesBefore = 9

/** That an occurrence was done: which, known by the instant at which it was due, when, and by whom as they were called then; whether as a relative of the resident. */
export const taskDoneSchema = z.object({
  dueAt: instantSchema,
  at: instantSchema,
  by: idSchema,
  byName: z.string().max(120),
  isRelative: actorSchema.shape.isRelative,
})
export type TaskDone = z.infer<typeof taskDoneSchema>

/** `…/tasks/{tid}/done/{dueAt}`: the same for good, with what the task was called; it outlasts the task. */
export const doneRecordSchema = taskDoneSchema.extend({
  establishmentId: idSchema,
  beneficiaryId: idSchema,
  taskId: idSchema,
  title: z.string().min(1).max(200),
})
export type DoneRecord = z.infer<typeof doneRecordSchema>

// As they are kept: of before titles and descriptions had to be seen too.
const titleSchema = z.string().trim().max(mostOfTitle)
const descriptionSchema = z.string().trim().min(1).max(mostOfDescription)
/** What a unit of repetition is by the clock; one in days follows the wall clock instead. */
export const unitMs: Record<Periodicity, number> = { 0: 60_000, 1: 3_600_000, 2: 86_400_000 }

const everySchema = z.int().min(1).max(1_000)
const repeatSchema = z.int().min(1).max(mostRepeats)
const periodicitySchema = z.literal(Object.values(periodicities))

const changerSchema = actorSchema.extend({ at: instantSchema })
const absenceSchema = z.object({ from: instantSchema, until: instantSchema })

/** `…/beneficiaries/{bid}/tasks/{tid}`: something to be done for a resident, once or again and again. */
export const taskSchema = z.object({
  title: titleSchema,
  description: descriptionSchema,
  type: z.literal(Object.values(taskTypes)),
  startAt: instantSchema,
  /** Of one that comes again: when it ends; null is without end. */
  endAt: instantSchema.nullable(),
  startEvery: everySchema.nullable(),
  periodicity: periodicitySchema.nullable(),
  /** Number of occurrences; null is without end. */
  repeat: repeatSchema.nullable(),
  /** Which of `endAt` and `repeat` was said, the other following from it; null: neither. */
  endsBy: z.enum(['date', 'count']).nullable(),
  nbDone: z.int().min(0),
  activated: z.boolean(),
  /** Of one that comes again, what was due before this is not asked for: it was not activated then. */
  activatedAt: instantSchema,
  /** Of one that comes again, when its resident was last archived while it fell due: from then until they were restored it is not asked for. Missing: never. */
  suspended: absenceSchema.optional(),
  /** The same of the times before that one, the latest first. Missing: none. */
  suspendedBefore: z.array(absenceSchema).max(mostAbsencesBefore).optional(),
  /** When another start or step was last said: what it was planned for before is not known any more. Missing: never. */
  plannedAt: instantSchema.optional(),
  /** Each of its occurrences was done. */
  completed: z.boolean(),
  addedBy: idSchema,
  addedByName: z.string().max(120),
  /** They were a relative of the resident then. Missing: they were not, or before this was kept. */
  addedByRelative: actorSchema.shape.isRelative,
  addedAt: instantSchema,
  /** Who last said something else of it than it said, or activated or deactivated it, as they were called then, and when. Missing: nobody, or before this was kept. */
  changedBy: changerSchema.optional(),
  /** Who last said something else of it than it said, whoever activated or deactivated it since. Missing: nobody, or before this was kept. */
  saidBy: changerSchema.optional(),
  /** When somebody last said in other words what is to be done. Missing: never, or before this was kept. */
  rewordedAt: instantSchema.optional(),
  /** When somebody last said something else of it, activated or deactivated it, or, of one that comes once, did it or took that back. */
  updatedAt: instantSchema,
  establishmentId: idSchema,
  beneficiaryId: idSchema,
  /** As of the last change: the occurrence to be done first, which may have passed by now without being done; null: none is left. */
  nextAt: instantSchema.nullable(),
  /** From when on no occurrence is to be done; `neverOver` for one without end, and for one-time tasks until they are done. */
  overAt: instantSchema,
  /** The latest of its occurrences that were done, by the instants at which they were due, latest first. */
  recent: z.array(taskDoneSchema).max(mostRecentDone),
})
export type Task = z.infer<typeof taskSchema>

/** What somebody calls a task, where they do: a line that can be seen, for it is what opens it. */
export const taskTitleSchema = shownLineSchema(mostOfTitle)
/** What is to be done. */
export const taskDescription = shownText(mostOfDescription)

const said = {
  title: taskTitleSchema,
  description: taskDescription.schema,
  startAt: instantSchema.max(latestTaskStart),
  /** The `updatedAt` of the task as the person saw it; null: a new one. */
  updatedAt: instantSchema.nullable(),
}

/**
 * What somebody says of a task. One that comes again does so indefinitely, until an end or for a count of occurrences: of `endAt` and
 * `repeat` one is null or both are. All three must be said, so that no count that was forgotten passes for "without end". In place of an
 * instant at which it ends, both being null, the last date may be said on which it comes, which holds wherever its start is moved to.
 */
export const taskSaidSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal(PONCTUAL), ...said }),
  z
    .strictObject({
      type: z.literal(PERIODIC),
      ...said,
      startEvery: everySchema,
      periodicity: periodicitySchema,
      endAt: instantSchema.nullable(),
      repeat: repeatSchema.nullable(),
      /** "yyyy-mm-dd", on the home's clock. */
      endDate: z.iso.date().optional(),
    })
    .refine(({ endAt, repeat }) => endAt === null || repeat === null, { path: ['repeat'] })
    .refine(({ endAt, repeat, endDate }) => endDate === undefined || (endAt === null && repeat === null), {
      path: ['endDate'],
    })
    // The last time has to be a date.
    .refine(
      ({ startAt, startEvery, periodicity, repeat }) =>
        startAt + (repeat ?? 0) * startEvery * unitMs[periodicity] < neverOver,
      { path: ['repeat'] },
    ),
])
export type TaskSaid = z.infer<typeof taskSaidSchema>

/** Whether a task says what a relative of its resident says: who last said something else of it is one, or, where nobody did, who added it. */
export const isRelatives = ({ saidBy, addedByRelative }: Pick<Task, 'saidBy' | 'addedByRelative'>): boolean =>
  (saidBy === undefined ? addedByRelative : saidBy.isRelative) === true

/** As much of a description as a list shows in the place of a title. */
const mostOfName = 120

/**
 * What a task goes by in a list: its title, or else how its description begins, which says where there is more of it: no dose is cut in two, nor
 * what is not to be done from its "not".
 */
export const taskName = ({ title, description }: Pick<Task, 'title' | 'description'>): string =>
  title === '' ? shortened(description, mostOfName) : title
