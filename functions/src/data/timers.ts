import type { Transaction } from '@google-cloud/firestore'
import { paths } from '@vigie/domain/paths'
import { expireAt } from '@vigie/domain/retention'
import { type Timer, type TimerKind, type TimerOf, timerSchema } from '@vigie/domain/timers/timer'
import { timerAgainMs, timerOverdueMs, urgentTimers } from '@vigie/domain/timers/timer-policy'
import { begunAnew } from './begun-anew.ts'
import { isConflict } from './conflict.ts'
import { firestore } from './firestore.ts'
import { readDocument } from './read-document.ts'
import { enqueueTimers } from './task-queue.ts'

/**
 * More than the client's five: the raising of an alert, the task of a timer, the sweep and what people do about people, records and alerts meet one another. A call
 * is not to wait for its message to come again, nor a right that is taken away to stay because two were taken away at once.
 */
const maxAttempts = 10

/** So many are taken up at a look of the sweep. */
const pageSize = 100

const timerDocument = (id: string) => firestore().doc(paths.timer(id))

/** What each transaction that is under way has set. */
const setIn = new WeakMap<Transaction, Map<string, Timer>>()

/**
 * Runs a transaction and, once it is committed, has the timers that it set taken at their time. Without, the sweep takes them some
 * seconds late.
 */
export async function withTimers<T>(
  work: (transaction: Transaction) => Promise<T>,
  options = { maxAttempts },
): Promise<T> {
  let set = new Map<string, Timer>()
  const result = await begunAnew(() =>
    firestore().runTransaction((transaction) => {
      set = new Map()
      setIn.set(transaction, set)
      return work(transaction)
    }, options),
  )
  await enqueueTimers([...set].map(([id, timer]) => ({ id, timer })))
  return result
}

/**
 * Sets a timer in a transaction that has done its reading (`withTimers`, `inTransaction`), or moves the one of the same id. `merge`: what that one
 * knows beside stays.
 */
export function setTimer(
  transaction: Transaction,
  id: string,
  timer: Timer,
  { merge = false }: { merge?: boolean } = {},
): void {
  setIn.get(transaction)?.set(id, timer)
  transaction.set(timerDocument(id), { ...timer, expireAt: expireAt('timers', timer.dueAt) }, { merge })
}

/** Takes a timer away, in a transaction that has done its reading; one that is not there stays so. */
export function dropTimer(transaction: Transaction, id: string): void {
  setIn.get(transaction)?.delete(id)
  transaction.delete(timerDocument(id))
}

/** A timer as it stands, or null where it is none. Throws SpoiltDocument. One read. */
export async function readTimer(id: string): Promise<Timer | null> {
  return readDocument(timerSchema, await timerDocument(id).get())
}

/** The same within a transaction. */
export async function getTimer(transaction: Transaction, id: string): Promise<Timer | null> {
  return readDocument(timerSchema, await transaction.get(timerDocument(id)))
}

/**
 * Does what is due of a timer, in one transaction with its end: `work` reads what it depends on as it is by then, and answers how to
 * write what follows, which says what the timer waits for next; null: nothing, and it is dropped. Does nothing where it is dropped or
 * was moved meanwhile, so that whoever comes second changes nothing. May be done several times.
 */
export function withDueTimer<K extends TimerKind>(
  id: string,
  kind: K,
  now: number,
  work: (transaction: Transaction, timer: TimerOf<K>) => Promise<() => TimerOf<K> | null>,
): Promise<void> {
  return withTimers(async (transaction) => {
    const timer = await getTimer(transaction, id)
    if (timer === null || !isOf(timer, kind) || timer.dueAt > now) return
    const next = (await work(transaction, timer))()
    if (next === null) dropTimer(transaction, id)
    else setTimer(transaction, id, next)
  })
}

const isOf = <K extends TimerKind>(timer: Timer, kind: K): timer is TimerOf<K> => timer.kind === kind

/** The ids of timers whose task should have come by now, longest due first: of those that are urgent, or of all others. One read each. */
export async function overdueTimers(which: 'urgent' | 'others', now: number): Promise<string[]> {
  const overdue = firestore()
    .collection(paths.timers)
    .where('dueAt', '<=', now - timerOverdueMs)
    .orderBy('dueAt')
    .limit(pageSize)
    .select('kind')
  const asked = which === 'urgent' ? overdue.where('kind', 'in', [...urgentTimers]) : overdue
  const { docs } = await asked.get()
  // What cannot be read is among the others: it is tried, and told of.
  const isUrgent = (kind: unknown) => urgentTimers.some((one) => one === kind)
  return docs.flatMap((one) => (isUrgent(one.get('kind')) === (which === 'urgent') ? one.id : []))
}

/**
 * Puts off a timer that could not be taken, so that it hides nothing from the sweep; it is tried again until it is forgotten (`keptMs`).
 * One that was taken or moved meanwhile stays as it is.
 */
export async function putOffTimer(id: string, now: number): Promise<void> {
  const snapshot = await timerDocument(id).get()
  const { exists, updateTime } = snapshot
  const dueAt: unknown = snapshot.get('dueAt')
  if (!exists || updateTime === undefined || typeof dueAt !== 'number' || dueAt > now) return
  try {
    await snapshot.ref.update({ dueAt: now + timerAgainMs }, { lastUpdateTime: updateTime })
  } catch (error) {
    if (!isConflict(error)) throw error
  }
}
