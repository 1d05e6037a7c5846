import { readTimer, withDueTimer } from '../data/timers.ts'
import { lookAtAbsence } from './look-at-absence.ts'

/** Takes the timer of an exit: looks whether somebody is back by then, and waits again where that is not known. `now` is epoch milliseconds. */
export async function takeAbsence(id: string, now: number): Promise<void> {
  const timer = await readTimer(id)
  if (timer?.kind !== 'absence') return
  const next = await lookAtAbsence(timer, now)
  // What is raised is raised once, so that it may be done before the timer is.
  await withDueTimer(id, 'absence', now, async () => () => next)
}
