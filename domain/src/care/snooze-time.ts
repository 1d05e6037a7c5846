import { isSilenced } from './silenced.ts'
import { goesOn, type Snooze } from './snooze.ts'
import type { Span } from './span.ts'

/** For how many minutes care may go on without warnings. */
export const snoozeMinutes = { least: 5, most: 60 } as const
/** For how many the button in a room begins it, each press anew. */
export const minutesOfPress = 15

const minute = 60_000

/**
 * From when until when a press of `at` for so many minutes silences, as it reaches us at `now`; null: it would be over by then. One of a clock
 * that is ahead of ours began now.
 */
export function spanOfPress(at: number, minutes: number, now: number): Span | null {
  const from = Math.min(at, now)
  const until = from + minutes * minute
  return until > now ? { from, until } : null
}

/** As long as it is or was under way. */
export const spanOf = ({ from, until, ended }: Snooze): Span => ({
  from,
  until: ended === null ? until : Math.max(from, Math.min(until, ended.at)),
})

/** Whether it is under way at an instant. */
export const isUnderWay = (snooze: Snooze, at: number): boolean => isSilenced([spanOf(snooze)], at)

/** Of those that go on at an instant, the one that does for longest: of all devices (null), or of one, for which those of all count too. */
export function lastingLongest(
  snoozes: readonly Snooze[],
  deviceId: string | null,
  at: number,
): Snooze | null {
  const theirs = snoozes.filter((one) => goesOn(one, at) && isFor(one, deviceId))
  return theirs.toSorted((one, other) => other.until - one.until)[0] ?? null
}

const isFor = (snooze: Pick<Snooze, 'deviceId'>, deviceId: string | null): boolean =>
  snooze.deviceId === null || snooze.deviceId === deviceId

/** When warnings of a device are silenced, by what is known of its resident: in the order in which it begins. */
export const spansFor = (snoozes: readonly Snooze[], deviceId: string): Span[] =>
  snoozes
    .filter((one) => isFor(one, deviceId))
    .map(spanOf)
    .filter(({ from, until }) => from < until)
    .toSorted((one, other) => one.from - other.from)
