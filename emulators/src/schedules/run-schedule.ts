import { cadenceOf } from './cadence.ts'
import type { Schedule } from './schedule.ts'

/**
 * ran: the function answered that all is well. failed: it was called and threw, or never answered. unreachable: it
 * could not be called.
 */
export type Outcome = 'ran' | 'failed' | 'unreachable'

/** Calls the function of `schedule` for the run due at `dueAt` (ms); never rejects. */
export type Fire = (schedule: Schedule, dueAt: number, signal: AbortSignal) => Promise<Outcome>

export interface Firing {
  name: string
  dueAt: Date
  outcome: Outcome
}

/** Timers stand still while a computer sleeps: waking this often keeps a run at most so late after it. */
const longestWaitMs = 30_000

/**
 * Fires `schedule` on its cadence until `signal` aborts, and tells `onFired` of each run. As with Cloud Scheduler,
 * runs of one function never overlap, and those that fall while one is under way or the computer asleep are skipped.
 * Rejects at once for a schedule that cannot be read.
 */
export async function runSchedule(
  schedule: Schedule,
  fire: Fire,
  onFired: (firing: Firing) => void,
  signal: AbortSignal,
): Promise<void> {
  const nextAfter = cadenceOf(schedule)
  let after = Date.now()
  while (!signal.aborted) {
    const dueAt = nextAfter(after)
    await waitUntil(dueAt, signal)
    if (signal.aborted) return
    const outcome = await fire(schedule, dueAt, signal)
    if (signal.aborted) return
    onFired({ name: schedule.name, dueAt: new Date(dueAt), outcome })
    // Not the clock alone: should it be set back, the same run would be due again.
    after = Math.max(dueAt, Date.now())
  }
}

async function waitUntil(dueAt: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && Date.now() < dueAt) {
    await sleep(Math.min(dueAt - Date.now(), longestWaitMs), signal)
  }
}

/** Resolves after `ms`, or as soon as `signal` aborts. */
export function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', wake)
      resolve()
    }
    const timer = setTimeout(wake, ms)
    signal.addEventListener('abort', wake)
  })
}
