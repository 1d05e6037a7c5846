import type { Transaction } from '@google-cloud/firestore'
import type { Actor } from '@vigie/domain/alerts/alert'
import type { Task } from '@vigie/domain/care/task'
import type { Leaving, leftUndone, TaskLeft } from '@vigie/domain/care/task-left'
import { taskLeftPaths } from '@vigie/domain/paths'
import { authorOf } from './actor-in-home.ts'
import { firestore } from './firestore.ts'
import type { TaskAct } from './tasks.ts'

/**
 * Keeps what was not done of a task, in the words that it had, and what it does not tell of any more; null: nothing. In a transaction that has done its
 * reading (docs/adr/0079-what-belongs-to-a-handover.md).
 */
export function keepLeft(
  transaction: Transaction,
  { eid, bid, tid }: TaskAct,
  { title, description }: Pick<Task, 'title' | 'description'>,
  left: ReturnType<typeof leftUndone>,
  { by, ...leaving }: Pick<Leaving, 'why' | 'at'> & { by: Actor },
): void {
  if (left === null) return
  const record: TaskLeft = {
    ...left,
    ...leaving,
    title,
    description,
    beneficiaryId: bid,
    taskId: tid,
    ...authorOf(by),
  }
  transaction.set(firestore().doc(taskLeftPaths.one(eid, bid, tid, leaving.at)), record)
}
