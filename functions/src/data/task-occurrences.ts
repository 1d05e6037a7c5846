import type { Transaction } from '@google-cloud/firestore'
import {
  type DoneRecord,
  doneRecordSchema,
  type Task,
  type TaskDone,
  taskName,
} from '@vigie/domain/care/task'
import { whyNotUndone } from '@vigie/domain/care/task-done-life'
import { leftByUndo } from '@vigie/domain/care/task-left'
import { mayBeDone, withDone, withoutDone } from '@vigie/domain/care/task-life'
import { paths } from '@vigie/domain/paths'
import type { Access } from '@vigie/domain/people/permissions'
import { authorOf } from './actor-in-home.ts'
import { addAudit, addAuditAs, isNoted } from './audit.ts'
import { firestore } from './firestore.ts'
import { inTransaction } from './in-transaction.ts'
import { readDocument } from './read-document.ts'
import { getTaskFound, type NoSuchRecord, type TaskAct, type TaskFound } from './tasks.ts'
import { keepLeft } from './tasks-left.ts'

/** An occurrence as it stands, null where it is not done; and whether this made it so. */
export interface OccurrenceOutcome {
  changed: boolean
  done: TaskDone | null
}

/** An occurrence, since when the task was in the words that somebody read: null, as it was added; and which press of theirs it is. Missing where they do not say. */
interface OccurrenceSeen {
  dueAt: number
  rewordedAt?: number | null | undefined
  press?: string | undefined
}

type NoSuchTask = NoSuchRecord | { why: 'taskNotFound' }

/**
 * Records that an occurrence is done, and counts it, in one transaction that notes who did it: the first who says so did it, however
 * many say so. Of a task that says something else by now than they had read nothing is recorded: its record would bear words that they
 * never saw, as another dose. Nor by a press that has recorded it before, and comes again after that was taken back. Answers the occurrence as it stands, or why it cannot be done. `now` is epoch milliseconds.
 */
export async function doOccurrence(
  act: TaskAct,
  { dueAt, rewordedAt, press }: OccurrenceSeen,
  now: number,
): Promise<OccurrenceOutcome | NoSuchTask | { why: 'taskNotDue' } | { why: 'taskReworded'; current: Task }> {
  const entry = press === undefined ? null : `done.${act.tid}.${dueAt}.${press}`
  return inTransaction(async (transaction) => {
    const [found, cameBefore] = await Promise.all([
      getOccurrence(transaction, act, dueAt),
      entry !== null && isNoted(transaction, entry),
    ])
    if ('why' in found) return found
    const { task, timeZone, by, done: before } = found
    if (before || cameBefore) return { changed: false, done: before }
    if (rewordedAt !== undefined && rewordedAt !== (task.rewordedAt ?? null))
      return { why: 'taskReworded' as const, current: task }
    if (!task.activated || !mayBeDone(task, dueAt, now, timeZone)) return { why: 'taskNotDue' as const }
    const done: TaskDone = { dueAt, at: now, ...authorOf(by) }
    const { eid: establishmentId, bid: beneficiaryId, tid: taskId } = act
    const record: DoneRecord = { ...done, establishmentId, beneficiaryId, taskId, title: taskName(task) }
    transaction.create(recordOf(act, dueAt), record)
    write(transaction, act, withDone(task, done, now, timeZone))
    const noted = entryOf(act, 'task.done', dueAt, now)
    if (entry === null) addAudit(transaction, noted)
    else addAuditAs(transaction, entry, noted)
    return { changed: true, done }
  })
}

/**
 * Takes back that an occurrence is done as it was said at an instant, in one transaction that notes who did it. What somebody said
 * since stays: it is another word. Answers the occurrence as it stands, or why it stays. `now` is epoch milliseconds.
 * @param access who takes it back
 */
export async function undoOccurrence(
  act: TaskAct,
  access: Access,
  { dueAt, at }: Pick<TaskDone, 'dueAt' | 'at'>,
  now: number,
): Promise<OccurrenceOutcome | NoSuchTask | { why: 'taskDoneByOther' | 'taskUndoOver' }> {
  return inTransaction(async (transaction) => {
    const found = await getOccurrence(transaction, act, dueAt)
    if ('why' in found) return found
    const { task, timeZone, done, by } = found
    if (done === null || done.at !== at) return { changed: false, done }
    const why = whyNotUndone(access, done, now)
    if (why !== null) return { why }
    transaction.delete(recordOf(act, dueAt))
    const undone = withoutDone(task, dueAt, now, timeZone)
    write(transaction, act, undone)
    // By now the task may be deactivated, or planned otherwise: no handover would tell of this one.
    keepLeft(transaction, act, task, leftByUndo(undone, dueAt, now, timeZone), {
      why: 'undone',
      at: now,
      by,
    })
    addAudit(transaction, entryOf(act, 'task.undone', dueAt, now))
    return { changed: true, done: null }
  })
}

const recordOf = ({ eid, bid, tid }: TaskAct, dueAt: number) =>
  firestore().doc(paths.taskDone(eid, bid, tid, String(dueAt)))

/** A task that is there, and its occurrence as far as it was done. */
async function getOccurrence(
  transaction: Transaction,
  act: TaskAct,
  dueAt: number,
): Promise<(TaskFound & { task: Task; done: DoneRecord | null }) | NoSuchTask> {
  const [found, record] = await Promise.all([
    getTaskFound(transaction, act),
    transaction.get(recordOf(act, dueAt)),
  ])
  if ('why' in found) return found
  const { task } = found
  if (task === null) return { why: 'taskNotFound' }
  return { ...found, task, done: readDocument(doneRecordSchema, record) }
}

function write(transaction: Transaction, { eid, bid, tid }: TaskAct, task: Task): void {
  const { recent, nbDone, completed, nextAt, overAt, updatedAt } = task
  transaction.update(firestore().doc(paths.task(eid, bid, tid)), {
    recent,
    nbDone,
    completed,
    nextAt,
    overAt,
    updatedAt,
  })
}

const entryOf = (act: TaskAct, action: 'task.done' | 'task.undone', dueAt: number, at: number) => ({
  uid: act.uid,
  action,
  path: recordOf(act, dueAt).path,
  establishmentId: act.eid,
  at,
})
