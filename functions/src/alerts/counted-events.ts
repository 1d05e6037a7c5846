import { clockSkewMs, lateAfterMs } from '@vigie/domain/constants'
import { eventKinds } from '@vigie/domain/sensors/event-kinds'
import { tellsNoTime } from '@vigie/domain/sensors/event-timing'
import type { AlertGuard } from '../data/alert-guard.ts'
import type { Firing } from './firing.ts'

/** A message that was not acknowledged may come again for a week, and a call for help in it would alert again. */
export const callsKeptMs = 8 * 24 * 3_600_000
/** Anything else raises nothing once it is late. */
const othersKeptMs = lateAfterMs + clockSkewMs
/**
 * A gateway that starts anew may count its event ids from the beginning again: what has the id of an earlier event and
 * another kind or happened at another time is another call. Some minutes are left to a gateway that puts the time to it
 * as it publishes.
 */
const sameWithinMs = lateAfterMs
/**
 * A wrong clock that runs tells one call from another all the same: as long as it says the very same time, it is the same
 * one, published again perhaps by a gateway that was cut off for long. Of one that stands still only the time of
 * publishing tells anything (docs/adr/0035-a-clock-that-stands-still.md).
 */
const sameWithinMsOfWrongClock = 24 * 3_600_000
/** Keeps the guard far from the size that a document may have, whatever a broken sensor does. */
const mostEvents = 2_000

type Timed = Pick<Firing, 'event' | 'clockWrong' | 'saidAt' | 'cause' | 'held'>

/** Whether an event was counted already. */
export function isCounted(seen: AlertGuard['seen'], one: Timed): boolean {
  const { eventId, kind } = one.event
  // A window is one whenever it is looked at, and though what came late says that it was so at another time.
  if (one.cause) return seen.some((known) => known.eventId === eventId || isHeldWith(known, one))
  return seen.some(
    (known) => known.eventId === eventId && (known.kind ?? kind) === kind && isSameTime(known, one, seen),
  )
}

type Counted = AlertGuard['seen'][number]

/** A reading that came late may say that it held since before, or over what seemed to be between. */
const isHeldWith = ({ eventId, at }: Counted, { event, held }: Timed): boolean =>
  held !== undefined && eventId.startsWith(held.ids) && event.occurredAt <= at && at <= held.until

function isSameTime(known: Counted, { event, clockWrong, saidAt }: Timed, seen: readonly Counted[]): boolean {
  const apartMs = Math.abs(known.at - event.occurredAt)
  if (known.saidAt === undefined) return apartMs <= sameWithinMs
  if (!clockWrong) {
    return known.saidAt !== null && Math.abs(known.saidAt - event.occurredAt) <= sameWithinMs
  }
  if (known.saidAt !== saidAt) return false
  return apartMs <= (stoodStill(known, seen) ? sameWithinMs : sameWithinMsOfWrongClock)
}

/**
 * Whether the clock that told an event's time tells no time: it was never set, or it said the same of another event, and
 * the two were published so far apart that no clock which runs can have.
 */
function stoodStill({ eventId, at, saidAt = null }: Counted, seen: readonly Counted[]): boolean {
  // It was right when the event was heard: what it said has only become too old since.
  if (at === saidAt) return false
  if (tellsNoTime(saidAt)) return true
  return seen.some(
    (other) => other.eventId !== eventId && other.saidAt === saidAt && Math.abs(other.at - at) > sameWithinMs,
  )
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
  const keyOf = ({ eventId, kind, at, saidAt }: AlertGuard['seen'][number]) =>
    [eventId, kind, at, saidAt].join(' ')
  const kept = new Map(seen.filter(({ until }) => until >= now).map((each) => [keyOf(each), each]))
  for (const { event, saidAt, cause } of firings) {
    const keptMs = eventKinds[event.kind].callForHelp || cause ? callsKeptMs : othersKeptMs
    const { eventId, kind, occurredAt: at } = event
    const known = { eventId, kind, at, saidAt, until: now + keptMs }
    kept.set(keyOf(known), known)
  }
  return [...kept.values()].sort((one, other) => one.until - other.until).slice(-mostEvents)
}
