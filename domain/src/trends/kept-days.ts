import { daysAfter } from '../rules/window-span.ts'
import { localDate } from '../time/local-time.ts'

/**
 * What is told so long after it happened may be of a date whose figures are kept already, and has them kept anew. Longer by far than an event is under way
 * within a function.
 */
export const promptMs = 15 * 60_000

/** The figures of a date are kept so long after the one behind it is over: whatever was prompt is stored by then. */
const keptAfterMs = promptMs + 10 * 60_000

/** The last date whose figures can be kept by now: whatever its figures depend on is over. */
export function lastKeptDate(now: number, timeZone: string): string {
  return daysAfter(localDate(now - keptAfterMs, timeZone), -2)
}

/** The dates whose figures depend on what was told of one, of those that are kept by now. */
export const datesTouched = (date: string, now: number, timeZone: string): string[] =>
  [-1, 0, 1].map((days) => daysAfter(date, days)).filter((one) => one <= lastKeptDate(now, timeZone))

/** Whether an event may be of a date whose figures were kept without it. `receivedAt` is when it came. */
export const mayBeKept = (occurredAt: number, receivedAt: number, timeZone: string): boolean =>
  // Asked of every event: a date costs more than to see that it is prompt.
  occurredAt < receivedAt - promptMs &&
  localDate(occurredAt, timeZone) < localDate(receivedAt - promptMs, timeZone)

/** The dates whose figures are kept without being asked for: back to the first of the month before. */
export function datesToKeep(now: number, timeZone: string): { from: string; to: string } {
  const to = lastKeptDate(now, timeZone)
  const lastOfBefore = daysAfter(`${to.slice(0, 7)}-01`, -1)
  return { from: `${lastOfBefore.slice(0, 7)}-01`, to }
}
