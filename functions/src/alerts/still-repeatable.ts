import { clockSkewMs, lateAfterMs, refusedAfterMs } from '@vigie/domain/constants'
import { type EventKind, eventKinds } from '@vigie/domain/sensors/event-kinds'

/**
 * Of the events a guard has counted (id to when each happened, all of one kind), those that may still come again and
 * fire: a call for help until it is too old to be taken in, anything else until it would be late, since late it raises
 * nothing. Keeps the guard of a motion detector, which fires all day, to a few minutes of ids.
 */
export function stillRepeatable(
  seen: Readonly<Record<string, number>>,
  kind: EventKind,
  now: number,
): Record<string, number> {
  const keptForMs = (eventKinds[kind].callForHelp ? refusedAfterMs : lateAfterMs) + clockSkewMs
  return Object.fromEntries(Object.entries(seen).filter(([, at]) => at >= now - keptForMs))
}
