import { z } from 'zod'
import { instantSchema } from '../ids.ts'
import { figuresMade } from './day-figures.ts'
import { type Segment, whereabouts } from './whereabouts.ts'

/** More pieces than that are no picture of a day. Of a month of such days the document is some 400 kB, of the 1 MiB that it may be. */
export const mostKeptPieces = 1_000

/** The pieces of a date in order, each from an instant until the next one's, the last until the date's end: a third of what they would take with names and ends. */
const keptDaySchema = z
  .object({
    where: z.array(z.enum(whereabouts)).max(mostKeptPieces),
    from: z.array(instantSchema).max(mostKeptPieces),
    until: instantSchema,
    /** In which way they were made (`figuresMade`). */
    made: z.int(),
  })
  .refine(({ where, from }) => where.length === from.length)
export type KeptWhereabouts = z.infer<typeof keptDaySchema>

/**
 * `…/beneficiaries/{bid}/whereabouts/{yyyy-mm}`: where a resident was on the dates of a month that are over, made of their days, and gone when the first of these is
 * (docs/adr/0141-the-trends-tab-asks-once.md). A date that is not among them is made anew each time that it is asked for.
 */
export const whereaboutsMonthSchema = z.object({
  /** null: its pieces are too many. None at all where others were asked for than are kept. */
  days: z.record(z.iso.date(), keptDaySchema.nullable()).default({}),
})

/** How the pieces of a date that is over are kept; null: they are too many, and are not. */
export function asKept(segments: readonly Segment[]): KeptWhereabouts | null {
  const until = segments.at(-1)?.until
  if (until === undefined || segments.length > mostKeptPieces) return null
  return {
    where: segments.map(({ where }) => where),
    from: segments.map(({ from }) => from),
    until,
    made: figuresMade,
  }
}

/** The pieces of a date as they were before they were kept; null: they were made in an earlier way, and are made anew. */
export const keptSegments = ({ where, from, until, made }: KeptWhereabouts): Segment[] | null =>
  made === figuresMade
    ? where.map((one, index) => ({ where: one, from: from[index] ?? until, until: from[index + 1] ?? until }))
    : null
