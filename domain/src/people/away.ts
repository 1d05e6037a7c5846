import { z } from 'zod'
import { idSchema, instantSchema } from '../ids.ts'

/** That a person is away from a home, as their membership says (docs/adr/0106-who-is-away-is-passed-over.md). */
export const awaySchema = z.object({
  since: instantSchema,
  /** When it ends by itself; null: when somebody says so. */
  until: instantSchema.nullable(),
  /** Who said so: themselves, or an administrator. */
  by: idSchema,
})
export type Away = z.infer<typeof awaySchema>

/** What somebody says of it: null, they are there. */
export const awaySaidSchema = z.strictObject({ until: instantSchema.nullable() }).nullable()
export type AwaySaid = z.infer<typeof awaySaidSchema>

/**
 * Whether whoever has this on their membership is away at an instant, of now or to come. Since when it was said does not count: no absence is said beforehand, and
 * a clock that is behind would have it not begun yet.
 */
export const isAway = (away: Pick<Away, 'until'> | null | undefined, at: number): boolean =>
  !!away && (away.until === null || at < away.until)

/**
 * What a membership says from `now` on by what `by` says, and what is said already: since when somebody is away stays, where they still are.
 * Undefined: it says so already.
 */
export function awayAfter(
  before: Away | null | undefined,
  said: AwaySaid,
  by: string,
  now: number,
): Away | null | undefined {
  const current = before && isAway(before, now) ? before : null
  if (said === null) return current === null ? undefined : null
  if (current?.until === said.until && current !== null) return undefined
  return { since: current?.since ?? now, until: said.until, by }
}
