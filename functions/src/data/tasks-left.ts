import type { Query, Transaction } from '@google-cloud/firestore'
import type { Actor } from '@vigie/domain/alerts/alert'
import { isRelatives, type Task } from '@vigie/domain/care/task'
import {
  keptForMs,
  type Leaving,
  type Left,
  leftUndone,
  recordsAsked,
  type TaskLeft,
} from '@vigie/domain/care/task-left'
import { paths, taskLeftPaths } from '@vigie/domain/paths'
import { authorOf } from './actor-in-home.ts'
import { firestore } from './firestore.ts'
import type { TaskAct, TaskFound } from './tasks.ts'

/** At so many records of what was done one looks when a task changes, the latest: as many as it can come in the time that is looked at. */
const mostRecords = 1_500

/**
 * Of records of what tasks left, those that tell of a span of time, whatever became of a task within a year after; of many changes the first, for later ones left less
 * of it.
 */
export const leftWithin = (query: Query, span: { from: number; until: number }): Query =>
  query
    .where('at', '>=', span.from)
    .where('at', '<', span.until + keptForMs)
    .orderBy('at')

/**
 * What a task leaves undone that is changed, or deleted (`after` null); null: nothing. Reads in a transaction, before it writes, what was done of it as far as
 * that decides: the task itself carries the latest alone.
 */
export async function leftBy(
  transaction: Transaction,
  { eid, bid, tid }: TaskAct,
  { task: before, timeZone }: Pick<TaskFound, 'task' | 'timeZone'>,
  after: Task | null,
  now: number,
): Promise<Left | null> {
  if (before === null) return null
  const span = recordsAsked(before, after, now, timeZone)
  if (span === null) return leftUndone(before, after, now, timeZone)
  const query = firestore()
    .collection(paths.tasksDone(eid, bid, tid))
    .where('dueAt', '>=', span.from)
    .where('dueAt', '<', span.until)
    .orderBy('dueAt', 'desc')
    .select()
    .limit(mostRecords)
  const { docs } = await transaction.get(query)
  // They are named by when they were due.
  const dueAt = docs.map(({ id }) => Number(id))
  const since = docs.length < mostRecords ? span.from : (dueAt.at(-1) ?? span.until)
  return leftUndone(before, after, now, timeZone, { dueAt, since })
}

/**
 * Keeps what was not done of a task, in the words that it had, and what it does not tell of any more; null: nothing. In a transaction that has done its
 * reading (docs/adr/0079-what-belongs-to-a-handover.md).
 */
export function keepLeft(
  transaction: Transaction,
  { eid, bid, tid }: TaskAct,
  task: Task,
  left: Left | null,
  { by, ...leaving }: Pick<Leaving, 'why' | 'at'> & { by: Actor },
): void {
  if (left === null) return
  const record: TaskLeft = {
    ...left,
    ...leaving,
    title: task.title,
    description: task.description,
    ...(isRelatives(task) && { saidByRelative: true }),
    beneficiaryId: bid,
    taskId: tid,
    ...authorOf(by),
  }
  transaction.set(firestore().doc(taskLeftPaths.one(eid, bid, tid, leaving.at)), record)
}
