import { createHash } from 'node:crypto'
import { paths } from '@vigie/domain/paths'
import { type TimerOf, timerSchema } from '@vigie/domain/timers/timer'
import { firestore } from './firestore.ts'
import { readOrReport } from './read-document.ts'
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

/** The exits for whose return a rule waits. One read each. */
export async function awaitedReturns(establishmentId: string, ruleId: string): Promise<TimerOf<'absence'>[]> {
  // Of equalities alone, which need no index.
  const waiting = firestore()
    .collection(paths.timers)
    .where('establishmentId', '==', establishmentId)
    .where('ruleId', '==', ruleId)
    .where('kind', '==', 'absence')
  return (await waiting.get()).docs.flatMap((stored) => {
    const timer = readOrReport(timerSchema, stored)
    return timer?.kind === 'absence' ? [timer] : []
  })
}
