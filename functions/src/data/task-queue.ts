import { createHash } from 'node:crypto'
import type { Timer } from '@vigie/domain/timers/timer'
import { longestTaskMs } from '@vigie/domain/timers/timer-policy'
import * as logger from 'firebase-functions/logger'
import { firebaseApp } from './firebase-app.ts'

/** The function that takes timers, whose queue has its name. */
const queue = 'locations/northamerica-northeast1/functions/takeTimer'

/**
 * Has timers taken at their time, after the transaction that set them is committed. The same timer with the same time is queued once,
 * whoever asks. Never rejects: what could not be queued is told in the log, and the sweep takes it some seconds late.
 */
export async function enqueueTimers(timers: readonly { id: string; timer: Timer }[]): Promise<void> {
  await Promise.all(timers.map(enqueue))
}

async function enqueue({ id, timer: { dueAt } }: { id: string; timer: Timer }): Promise<void> {
  if (dueAt > Date.now() + longestTaskMs) return
  try {
    // Only who sets a timer needs it, and an instance that takes events in rarely does.
    const { getFunctions } = await import('firebase-admin/functions')
    await getFunctions(firebaseApp())
      .taskQueue(queue)
      .enqueue({ id, dueAt }, { id: taskNameOf(id, dueAt), scheduleTime: new Date(dueAt) })
  } catch (error) {
    if (isQueued(error)) return
    logger.warn('a timer could not be queued', { timer: id, dueAt, error: String(error) })
  }
}

/** Cloud Tasks knows a name for an hour after its task was done: a timer that is moved has another. A hash, since names that begin alike slow a queue down. */
const taskNameOf = (id: string, dueAt: number) => createHash('sha256').update(`${id}\n${dueAt}`).digest('hex')

const isQueued = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'functions/task-already-exists'
