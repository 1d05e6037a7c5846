import {
  activateTaskCall,
  deleteTaskCall,
  doTaskCall,
  getTaskCall,
  setTaskCall,
  undoTaskCall,
} from '@vigie/domain/api/task-calls'
import { formattedCompleted, nextCallAt } from '@vigie/domain/care/task-life'
import { can, type Person } from '@vigie/domain/people/permissions'
import { readMember } from '../data/members.ts'
import { activateTask, deleteTask, setTask } from '../data/task-changes.ts'
import { doOccurrence, undoOccurrence } from '../data/task-occurrences.ts'
import { readTask } from '../data/tasks.ts'
import { ApiError, StaleError } from './api-error.ts'
import { doneOr } from './done-or.ts'
import { type Endpoint, endpoint } from './endpoint.ts'
import { mayUnlessInactive } from './unless-inactive.ts'

interface Asked {
  person: Person
  params: { eid: string; bid: string }
}

async function accessOf({ person, params: { eid } }: Asked) {
  return { person, membership: await readMember(eid, person.uid) }
}

const mayWrite =
  (operation: 'update' | 'delete') =>
  async (asked: Asked): Promise<boolean> =>
    mayUnlessInactive(await accessOf(asked), (access) =>
      can(access, operation, 'tasks', { beneficiaryId: asked.params.bid }),
    )

/** What is to be done for residents. */
export const taskEndpoints: readonly Endpoint[] = [
  endpoint({
    call: getTaskCall,
    async authorise(asked) {
      return can(await accessOf(asked), 'read', 'tasks', { beneficiaryId: asked.params.bid })
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
    authorise: mayWrite('update'),
    async run({ person: { uid }, params, body }) {
      const outcome = await setTask({ ...params, uid }, body, Date.now())
      if ('why' in outcome && outcome.why === 'taskChanged')
        throw new StaleError(outcome.why, outcome.current)
      return doneOr(outcome)
    },
  }),
  endpoint({
    call: deleteTaskCall,
    authorise: mayWrite('delete'),
    async run({ person: { uid }, params }) {
      return doneOr(await deleteTask({ ...params, uid }, Date.now()))
    },
  }),
  endpoint({
    call: activateTaskCall,
    authorise: mayWrite('update'),
    async run({ person: { uid }, params, body }) {
      return doneOr(await activateTask({ ...params, uid }, body.activated, Date.now()))
    },
  }),
  endpoint({
    call: doTaskCall,
    authorise: mayWrite('update'),
    async run({ person: { uid }, params, body }) {
      const outcome = await doOccurrence({ ...params, uid }, body, Date.now())
      if ('why' in outcome && outcome.why === 'taskReworded')
        throw new StaleError(outcome.why, outcome.current)
      return doneOr(outcome)
    },
  }),
  endpoint({
    call: undoTaskCall,
    authorise: mayWrite('update'),
    async run({ person, params, body }) {
      const access = await accessOf({ person, params })
      return doneOr(await undoOccurrence({ ...params, uid: person.uid }, access, body, Date.now()))
    },
  }),
]
