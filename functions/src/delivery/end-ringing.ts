import * as logger from 'firebase-functions/logger'
import { callOffRinging } from '../data/ringing.ts'
import { readTimer, withDueTimer } from '../data/timers.ts'
import { SendFailed } from './send-failed.ts'

/**
 * Ends the phone calls that still ring of an alert that somebody is on, or that is over. Whoever has picked up meanwhile goes on
 * listening, and hears who is on it. What cannot be ended rings on for its half minute, which is told in the log and changes nothing
 * else. `now` is epoch milliseconds.
 */
export async function takeRinging(id: string, now: number): Promise<void> {
  const timer = await readTimer(id)
  if (timer?.kind !== 'ringing') return
  const { establishmentId: eid, alertId: aid } = timer
  const sids = await callOffRinging({ eid, aid }, now)
  if (sids.length > 0) {
    // Loaded where there is something to be ended: the provider's package is large.
    const { endCall } = await import('./voice.ts')
    const ended = await Promise.allSettled(sids.map(endCall))
    for (const one of ended) if (one.status === 'rejected') tellFailure(eid, aid, one.reason)
  }
  await withDueTimer(id, 'ringing', now, async () => () => null)
}

function tellFailure(establishmentId: string, alertId: string, error: unknown): void {
  const reason = error instanceof SendFailed ? error.failure.reason : String(error)
  logger.warn('a phone call could not be ended', { establishmentId, alertId, reason })
}
