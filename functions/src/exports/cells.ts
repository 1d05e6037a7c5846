import { z } from 'zod'

/** A line of a file by its columns; null is an empty cell, which is not known and never 0. */
export type Line = Readonly<Record<string, string | number | null>>

const empty = z.literal('').transform(() => null)

/** What stands in a cell, read back. */
export const cells = {
  number: z.string().min(1).transform(Number).pipe(z.number()),
  get numberOrNone() {
    return z.union([empty, this.number])
  },
  instant: z.iso.datetime().transform((text) => Date.parse(text)),
  /** `true`, or empty. */
  flag: z.enum(['true', '']).transform((text) => text === 'true'),
} as const

/** An instant, epoch milliseconds, as files have it: ISO 8601 in UTC, by which they sort. */
export const instantCell = (at: number): string => new Date(at).toISOString()

/** What `cells.flag` reads. */
export const flagCell = (is: boolean | undefined): string | null => (is ? 'true' : null)
