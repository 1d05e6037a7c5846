import { setTimeout as pause } from 'node:timers/promises'
import { instantSchema } from '@vigie/domain/ids'
import { type TimerKind, timerIdSchema } from '@vigie/domain/timers/timer'
import { taskEarlyMs } from '@vigie/domain/timers/timer-policy'
import { z } from 'zod'
import { readTimer } from '../data/timers.ts'

/** What a task of the queue carries: the timer, and the time for which it was queued. */
const taskSchema = z.object({ id: timerIdSchema, dueAt: instantSchema })

/** Takes a timer of one kind: looks at the world again, does what is due and drops or moves the timer, in one transaction. */
type Take = (id: string, now: number) => Promise<void>

const takers: Readonly<Record<TimerKind, () => Promise<Take>>> = {
  escalation: async () => (await import('../alerts/take-escalation.ts')).takeEscalation,
  ringing: async () => (await import('../delivery/end-ringing.ts')).takeRinging,
  windowLook: async () => (await import('../rules/take-window-look.ts')).takeWindowLook,
  absence: async () => (await import('../rules/take-absence.ts')).takeAbsence,
  exits: async () => (await import('../rules/take-exits.ts')).takeExits,
  signs: async () => (await import('../rules/take-signs.ts')).takeSigns,
  figures: async () => (await import('../trends/take-figures.ts')).takeFigures,
  retention: async () => (await import('../retention/take-retention.ts')).takeRetention,
  silence: async () => (await import('../rules/take-silence.ts')).takeSilence,
  windowBegins: async () => (await import('../rules/take-window-begin.ts')).takeWindowBegin,
  windowEnds: async () => (await import('../rules/take-window-end.ts')).takeWindowEnd,
}

/** What Cloud Tasks calls at the time of a timer, at least once. Rejects when it could not be taken: it is called again. */
export async function onTask(data: unknown): Promise<void> {
  const { id, dueAt } = taskSchema.parse(data)
  const early = dueAt - Date.now()
  if (early > 0) await pause(Math.min(early, taskEarlyMs))
  await takeTimer(id, dueAt)
}

/**
 * Takes a timer if it is due by now. One that is gone was taken, and nothing is done; so with one that was moved to after the time `queuedFor` of a
 * task: it has a task of its own, and all that were ever queued for it would meet at one that is overdue.
 */
export async function takeTimer(id: string, queuedFor = Number.POSITIVE_INFINITY): Promise<void> {
  const timer = await readTimer(id)
  const now = Date.now()
  if (timer === null || timer.dueAt > Math.min(now, queuedFor)) return
  const take = await takers[timer.kind]()
  await take(id, now)
}
