import { z } from 'zod'
import { taskDoneSchema, taskSaidSchema, taskSchema } from '../care/task.ts'
import { idSchema, instantSchema } from '../ids.ts'
import { defineCall } from './call.ts'
import { whetherChanged } from './whether-changed.ts'

const ofTask = z.object({ eid: idSchema, bid: idSchema, tid: idSchema })
const path = '/api/establishment/:eid/beneficiary/:bid/task/:tid'
const refusals = ['forbidden', 'beneficiaryNotFound', 'beneficiaryArchived', 'establishmentInactive'] as const

export const getTaskCall = defineCall({
  operationId: 'getTask',
  method: 'get',
  path,
  summary: 'A task of a resident',
  params: ofTask,
  answer: taskSchema.extend({
    /** The next occurrence after now; null: no more occurrence. */
    nextCallAt: instantSchema.nullable(),
    /** "3 / 8" */
    formattedCompleted: z.string(),
  }),
  refusals: ['forbidden', 'taskNotFound'],
})

export const setTaskCall = defineCall({
  operationId: 'setTask',
  method: 'post',
  path,
  summary:
    'Add a task under an id that the caller chooses, or change what is said of it as it was when last seen',
  params: ofTask,
  body: taskSaidSchema,
  bodyLimit: 40_000,
  /** When it was last changed, which the next change names; and when it starts, later than asked for where that was past. */
  answer: whetherChanged.extend({ updatedAt: instantSchema, startAt: instantSchema }),
  refusals: [...refusals, 'taskNotFound', 'taskChanged', 'taskEndUnfit', 'tooManyTasks'],
})

export const deleteTaskCall = defineCall({
  operationId: 'deleteTask',
  method: 'delete',
  path,
  summary: 'Delete a task; what was done of it stays on record',
  params: ofTask,
  answer: whetherChanged,
  refusals,
})

export const activateTaskCall = defineCall({
  operationId: 'activateTask',
  method: 'post',
  path: `${path}/activation`,
  summary: 'Activate or deactivate a task',
  params: ofTask,
  body: z.strictObject({ activated: z.boolean() }),
  answer: whetherChanged,
  refusals: [...refusals, 'taskNotFound'],
})

/** The occurrence as it stands after the call, whoever did it: null where it is not done. */
const occurrenceAnswer = whetherChanged.extend({ done: taskDoneSchema.nullable() })

export const doTaskCall = defineCall({
  operationId: 'doTask',
  method: 'post',
  path: `${path}/done`,
  summary:
    'Say that an occurrence of a task is done, by the instant at which it was due, in the words that one has read; the first who says so did it',
  params: ofTask,
  body: z.strictObject({
    dueAt: instantSchema,
    /**
     * The `rewordedAt` of the task as the person saw it; null: it had none. In other words than these nothing is recorded: they have not read
     * them. Missing: an app of before this was asked.
     */
    rewordedAt: instantSchema.nullable().optional(),
    /** Which press it is, by an id that its caller makes and gives again with the same press: once taken back it is not done anew by that. */
    press: idSchema.optional(),
  }),
  answer: occurrenceAnswer,
  refusals: [...refusals, 'taskNotFound', 'taskReworded', 'taskNotDue'],
})

export const undoTaskCall = defineCall({
  operationId: 'undoTask',
  method: 'post',
  path: `${path}/undone`,
  summary:
    'Take back that an occurrence is done, as one has said oneself, or anybody in a home that one administers, at an instant in the last day; what was said since stays',
  params: ofTask,
  body: z.strictObject({ dueAt: instantSchema, at: instantSchema }),
  answer: occurrenceAnswer,
  refusals: [...refusals, 'taskNotFound', 'taskDoneByOther', 'taskUndoOver'],
})
