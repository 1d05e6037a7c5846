import { z } from 'zod'
import { actorSchema } from '../alerts/alert.ts'
import { devEuiSchema, idSchema, instantSchema } from '../ids.ts'
import { isSilenced, type Span, spanSchema } from './silenced.ts'

/** For how many minutes care may go on without warnings. */
export const snoozeMinutes = { least: 5, most: 60 } as const
/** For how many the button in a room begins it, each press anew. */
export const minutesOfPress = 15

/**
 * Care under way with a resident: meanwhile warnings about them are silenced, calls for help never are (docs/adr/0090-care-under-way.md).
 * It is over by itself.
 */
export const snoozeSchema = z.object({
  /** Named by whoever began it, so that the same press again begins nothing. */
  id: idSchema,
  /** The one device whose warnings are silenced; null: all of the resident's. */
  deviceId: devEuiSchema.nullable(),
  ...spanSchema.shape,
  /** Who began it; null: the button in their room did. */
  by: actorSchema.nullable(),
  /** Who ended it before its time, and when; null: nobody did. */
  ended: z.object({ at: instantSchema, by: actorSchema }).nullable(),
})
export type Snooze = z.infer<typeof snoozeSchema>

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

/** Whether it goes on, for whoever sees it at an instant: one that began a moment ago by our clock does, one that somebody ended does not. */
export const goesOn = ({ until, ended }: Snooze, at: number): boolean => ended === null && until > at

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
