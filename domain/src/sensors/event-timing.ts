import { clockSkewMs, lateAfterMs, refusedAfterMs } from '../constants.ts'
import { Refused } from './refused.ts'

export type EventTiming = 'live' | 'late'

/**
 * How an event stands in time when it reaches us (design section 9): late over 10 minutes after it happened, refused
 * as `tooOld` over 12 hours after, refused as `inFuture` when more than the allowed clock skew ahead of us.
 * Both arguments are epoch milliseconds.
 */
export function timingOf(occurredAt: number, now: number): EventTiming {
  if (occurredAt > now + clockSkewMs) throw new Refused('inFuture', 'occurredAt is ahead of the clock')
  const age = now - occurredAt
  if (age > refusedAfterMs) throw new Refused('tooOld', 'occurredAt is more than 12 hours old')
  return age > lateAfterMs ? 'late' : 'live'
}
