import { clockSkewMs, lateAfterMs } from '@vigie/domain/constants'
import { eventKinds } from '@vigie/domain/sensors/event-kinds'
import type { AlertGuard } from '../data/alert-guard.ts'
import type { Firing } from './firing.ts'

/** A message that was not acknowledged may come again for a week, and a call for help in it would alert again. */
const callsKeptMs = 8 * 24 * 3_600_000
/** Anything else raises nothing once it is late. */
const othersKeptMs = lateAfterMs + clockSkewMs
/**
 * A gateway that starts anew may count its event ids from the beginning again: what has the id of an earlier event and
 * happened at another time is another call. Some minutes are left to a gateway that puts the time to it as it publishes.
 */
const sameWithinMs = lateAfterMs
/** The same where the time is that of publishing, since the clock was wrong: a gateway may have been cut off for long. */
const sameWithinMsOfWrongClock = 24 * 3_600_000
/** Keeps the guard far from the size that a document may have, whatever a broken sensor does. */
const mostEvents = 2_000

/** Whether an event was counted already. */
export function isCounted(
  seen: AlertGuard['seen'],
  { event: { eventId, occurredAt }, clockWrong }: Pick<Firing, 'event' | 'clockWrong'>,
): boolean {
  const withinMs = clockWrong ? sameWithinMsOfWrongClock : sameWithinMs
  return seen.some((known) => known.eventId === eventId && Math.abs(known.at - occurredAt) <= withinMs)
}

/**
 * The events that a guard has counted and that may still come again, these firings' included. Keeps the guard of a
 * motion detector, which fires all day, to a few minutes of ids; beyond 2,000 those that end first are forgotten.
 */
export function remember(
  seen: AlertGuard['seen'],
  firings: readonly Firing[],
  now: number,
): AlertGuard['seen'] {
  const keyOf = (known: { eventId: string; at: number }) => `${known.eventId} ${known.at}`
  const kept = new Map(seen.filter(({ until }) => until >= now).map((each) => [keyOf(each), each]))
  for (const { event } of firings) {
    const keptMs = eventKinds[event.kind].callForHelp ? callsKeptMs : othersKeptMs
    const known = { eventId: event.eventId, at: event.occurredAt, until: now + keptMs }
    kept.set(keyOf(known), known)
  }
  return [...kept.values()].sort((one, other) => one.until - other.until).slice(-mostEvents)
}
