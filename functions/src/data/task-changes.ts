import type { Transaction } from '@google-cloud/firestore'
import type { Actor } from '@vigie/domain/alerts/alert'
import type { AuditAction } from '@vigie/domain/care/audit'
import type { AuditField } from '@vigie/domain/care/audit-fields'
import { mostTasks, type TaskSaid } from '@vigie/domain/care/task'
import { changedTask, differingFields, newTask, withActivation } from '@vigie/domain/care/task-life'
import { paths } from '@vigie/domain/paths'
import { addAudit, wasNoted } from './audit.ts'
import { firestore } from './firestore.ts'
import { inTransaction } from './in-transaction.ts'
import { getTaskFound, type TaskAct } from './tasks.ts'
import { keepLeft, leftBy } from './tasks-left.ts'

const documentOf = ({ eid, bid, tid }: TaskAct) => firestore().doc(paths.task(eid, bid, tid))

/**
 * Adds a task, or changes what is said of one, in one transaction that notes who did it. What it says already changes nothing; a change
 * of what somebody else has changed meanwhile is refused, with what the task says by now. The id of
 * one that was deleted is not used anew. `now` is epoch milliseconds.
 */
export async function setTask(act: TaskAct, said: TaskSaid, now: number) {
  return inTransaction(async (transaction) => {
    const found = await getTaskFound(transaction, act)
    if ('why' in found) return found
    const { task: before, timeZone } = found
    if (before === null && said.updatedAt !== null) return { why: 'taskNotFound' as const }
    const task = before
      ? changedTask(before, said, found.by, now, timeZone)
      : newTask(said, originOf(act, found.by), now, timeZone)
    if (task === null) return { why: 'taskEndUnfit' as const }
    const { updatedAt, startAt } = task
    if (task === before) return { changed: false, updatedAt, startAt }
    if (before && said.updatedAt !== before.updatedAt) return { why: 'taskChanged' as const, current: before }
    if (before === null) {
      // Besides, another one under its id would be held to be done by what was done of it.
      const [isDeleted, isFull] = await Promise.all([
        wasNoted(transaction, documentOf(act).path, 'task.delete'),
        hasMostTasks(transaction, act, now),
      ])
      if (isDeleted) return { why: 'taskNotFound' as const }
      if (isFull) return { why: 'tooManyTasks' as const }
    }
    const left = await leftBy(transaction, act, found, task, now)
    transaction.set(documentOf(act), task)
    if (before) keepLeft(transaction, act, before, left, { why: 'changed', at: now, by: found.by })
    note(transaction, act, 'task.set', now, before ? differingFields(before, task) : [])
    return { changed: true, updatedAt, startAt }
  })
}

const originOf = ({ eid, bid }: TaskAct, { uid, name, isRelative }: Actor) => ({
  establishmentId: eid,
  beneficiaryId: bid,
  addedBy: uid,
  addedByName: name,
  ...(isRelative && { addedByRelative: isRelative }),
})

async function hasMostTasks(transaction: Transaction, { eid, bid }: TaskAct, now: number): Promise<boolean> {
  const query = firestore()
    .collection(paths.tasks(eid, bid))
    .where('overAt', '>', now)
    .select()
    .limit(mostTasks)
  return (await transaction.get(query)).size === mostTasks
}

/** Activates or deactivates a task, in one transaction that notes who did it. `now` is epoch milliseconds. */
export async function activateTask(act: TaskAct, activated: boolean, now: number) {
  return inTransaction(async (transaction) => {
    const found = await getTaskFound(transaction, act)
    if ('why' in found) return found
    if (found.task === null) return { why: 'taskNotFound' as const }
    const task = withActivation(found.task, activated, found.by, now, found.timeZone)
    if (task === found.task) return { changed: false }
    const left = await leftBy(transaction, act, found, task, now)
    transaction.set(documentOf(act), task)
    keepLeft(transaction, act, found.task, left, { why: 'deactivated', at: now, by: found.by })
    note(transaction, act, activated ? 'task.activate' : 'task.deactivate', now)
    return { changed: true }
  })
}

/** Deletes a task, in one transaction that notes who did it; the records of what was done of it stay. `now` is epoch milliseconds. */
export async function deleteTask(act: TaskAct, now: number) {
  return inTransaction(async (transaction) => {
    const found = await getTaskFound(transaction, act)
    if ('why' in found) return found
    if (found.task === null) return { changed: false }
    const left = await leftBy(transaction, act, found, null, now)
    transaction.delete(documentOf(act))
    keepLeft(transaction, act, found.task, left, { why: 'deleted', at: now, by: found.by })
    note(transaction, act, 'task.delete', now)
    return { changed: true }
  })
}

function note(
  transaction: Transaction,
  act: TaskAct,
  action: AuditAction,
  at: number,
  fields: readonly AuditField[] = [],
): void {
  const { eid, uid } = act
  addAudit(transaction, { uid, action, path: documentOf(act).path, establishmentId: eid, at, fields })
}
