import { residentAt } from '../devices/assignment.ts'
import type { Assignment } from '../devices/device.ts'
import type { ReceivedEvent } from '../sensors/event-timing.ts'

/** What tells whose an event is. */
interface WhoseEvent extends Pick<ReceivedEvent, 'belongsAt'> {
  event: Pick<ReceivedEvent['event'], 'occurredAt'>
}

/** Whether an event may be of either of two residents: of whoever has the device, or had it when the event happened. */
export function isOfEither(
  assignment: Assignment,
  { event: { occurredAt }, belongsAt }: WhoseEvent,
): boolean {
  return residentAt(assignment, belongsAt) !== residentAt(assignment, occurredAt)
}

/**
 * The resident about whom an event alerts: the one whose it is. Where no rule fires for them and one does for whoever had
 * the device when the event happened, it is that one: a call for help that came late over a move is told all the same.
 */
export function residentToTellOf(
  assignment: Assignment,
  { event: { occurredAt }, belongsAt }: WhoseEvent,
  firesFor: (resident: string) => boolean,
): string {
  const theirs = residentAt(assignment, belongsAt)
  const then = residentAt(assignment, occurredAt)
  return then !== theirs && !firesFor(theirs) && firesFor(then) ? then : theirs
}
