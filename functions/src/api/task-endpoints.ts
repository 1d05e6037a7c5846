import {
  activateTaskCall,
  deleteTaskCall,
  doTaskCall,
  getTaskCall,
  setTaskCall,
  undoTaskCall,
} from '@vigie/domain/api/task-calls'
import { formattedCompleted, nextCallAt } from '@vigie/domain/care/task-life'
import { can } from '@vigie/domain/people/permissions'
import { readMember } from '../data/members.ts'
import { activateTask, deleteTask, setTask } from '../data/task-changes.ts'
import { doOccurrence, undoOccurrence } from '../data/task-occurrences.ts'
import { readTask } from '../data/tasks.ts'
import { ApiError } from './api-error.ts'
import { doneOr } from './done-or.ts'
import { type Endpoint, endpoint } from './endpoint.ts'
import { mayWriteCare } from './may-write-care.ts'

/** What is to be done for residents. */
export const taskEndpoints: readonly Endpoint[] = [
  endpoint({
    call: getTaskCall,
    async authorise({ person, params: { eid, bid } }) {
      const membership = await readMember(eid, person.uid)
      return can({ person, membership }, 'read', 'tasks', { beneficiaryId: bid })
    },
    async run({ params }) {
      const found = await readTask(params)
      if (found === null) throw new ApiError('taskNotFound')
      const { task, timeZone } = found
      return {
        ...task,
        nextCallAt: nextCallAt(task, Date.now(), timeZone),
        formattedCompleted: formattedCompleted(task),
      }
    },
  }),
  endpoint({
    call: setTaskCall,
    // Which of the two it is, only the record says; whoever may do one may do the other.
    authorise: mayWriteCare('update', 'tasks'),
    async run({ person: { uid }, params, body }) {
      const outcome = await setTask({ ...params, uid }, body, Date.now())
      if ('why' in outcome && outcome.why === 'taskChanged') {
        const fields = outcome.fields.map((field) => [field, 'changed'] as const)
        throw new ApiError('taskChanged', Object.fromEntries(fields))
      }
      return doneOr(outcome)
    },
  }),
  endpoint({
    call: deleteTaskCall,
    authorise: mayWriteCare('delete', 'tasks'),
    async run({ person: { uid }, params }) {
      return doneOr(await deleteTask({ ...params, uid }, Date.now()))
    },
  }),
  endpoint({
    call: activateTaskCall,
    authorise: mayWriteCare('update', 'tasks'),
    async run({ person: { uid }, params, body }) {
      return doneOr(await activateTask({ ...params, uid }, body.activated, Date.now()))
    },
  }),
  endpoint({
    call: doTaskCall,
    authorise: mayWriteCare('update', 'tasks'),
    async run({ person: { uid }, params, body }) {
      return doneOr(await doOccurrence({ ...params, uid }, body.dueAt, Date.now()))
    },
  }),
  endpoint({
    call: undoTaskCall,
    authorise: mayWriteCare('update', 'tasks'),
    async run({ person: { uid }, params, body }) {
      return doneOr(await undoOccurrence({ ...params, uid }, body, Date.now()))
    },
  }),
]
