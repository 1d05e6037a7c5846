import { clockSkewMs, lateAfterMs } from '@vigie/domain/constants'
import { eventKinds } from '@vigie/domain/sensors/event-kinds'
import type { AlertGuard } from '../data/alert-guard.ts'
import type { Firing } from './firing.ts'

/** A message that was not acknowledged may come again for a week, and a call for help in it would alert again. */
const callsKeptMs = 8 * 24 * 3_600_000
/** Anything else raises nothing once it is late. */
const othersKeptMs = lateAfterMs + clockSkewMs
/** Keeps the guard far from the size that a document may have, whatever a broken sensor does. */
const mostEvents = 2_000

/**
 * The events that a guard has counted and that may still come again, these firings' included. Keeps the guard of a
 * motion detector, which fires all day, to a few minutes of ids; beyond 2,000 those that end first are forgotten.
 */
export function remember(
  seen: AlertGuard['seen'],
  firings: readonly Firing[],
  now: number,
): AlertGuard['seen'] {
  const kept = new Map(seen.filter(({ until }) => until >= now).map((each) => [each.eventId, each]))
  for (const { event } of firings) {
    const keptMs = eventKinds[event.kind].callForHelp ? callsKeptMs : othersKeptMs
    kept.set(event.eventId, { eventId: event.eventId, until: now + keptMs })
  }
  return [...kept.values()].sort((one, other) => one.until - other.until).slice(-mostEvents)
}
