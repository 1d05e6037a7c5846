import { createHash } from 'node:crypto'
import type { TimerOf } from '@vigie/domain/timers/timer'
import { setTimer, withTimers } from './timers.ts'

/** By what the timer of an exit is known; a hash, as what it is made of may be longer than the id of a timer. */
const absenceTimerId = ({ establishmentId, ruleId, beneficiaryId, exit }: TimerOf<'absence'>) => {
  const facts = [establishmentId, ruleId, beneficiaryId, exit.deviceId, exit.at]
  return `absence_${createHash('sha256').update(facts.join('\n')).digest('hex')}`
}

/**
 * Has exits looked at when they have lasted for as long as their rules wait; one write each, which reads nothing. The same exit again
 * is looked at again, and raises nothing more.
 */
export async function awaitReturns(timers: readonly TimerOf<'absence'>[]): Promise<void> {
  if (timers.length === 0) return
  await withTimers(async (transaction) => {
    for (const timer of timers) setTimer(transaction, absenceTimerId(timer), timer, { merge: true })
  })
}
