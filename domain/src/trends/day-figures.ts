import { z } from 'zod'
import { instantSchema } from '../ids.ts'

/** What of the air is kept, by the kind of event that tells it. */
export const airKinds = ['temperature', 'humidity', 'co2'] as const
export type AirKind = (typeof airKinds)[number]

const share = z.number().min(0).max(1)
const count = z.number().int().min(0)
const ms = z.number().min(0)

/** How much of a date was observed, from 0 (nothing was heard) to 1, by what a figure is told by: each of them may be silent by itself. */
export const observedSchema = z.object({
  /** Beds, chairs, motion and floor mats: what sees by itself that somebody lives there. */
  life: share,
  /** What tells that somebody got up: beds and chairs. */
  up: share,
  bed: share,
  chair: share,
  /** The door, or the antiwandering sensor, and what sees life in the room. */
  out: share,
  /** Beds, in the night that begins on the date. */
  night: share,
  temperature: share,
  humidity: share,
  co2: share,
})
export type Observed = z.infer<typeof observedSchema>

const airSchema = z.object({ least: z.number(), most: z.number(), mean: z.number(), readings: count })

/** What is known of a resident on one date of the home's clock. null is not known, which is never none. docs/trends.md says what each figure means. */
export const dayFiguresSchema = z.object({
  from: instantSchema,
  until: instantSchema,
  /** How often they got up, from a bed or a chair. */
  timesUp: count.nullable(),
  bedMs: ms.nullable(),
  chairMs: ms.nullable(),
  /** Out of their room, as far as a door and what is told in the room say. */
  outMs: ms.nullable(),
  /** How often they left their bed in the night that begins on this date. */
  nightExits: count.nullable(),
  /** How many calls for help were told, without the presses by which care begins; none only where every device that calls lived for long enough to have told one. */
  calls: count.nullable(),
  /** The longest time without a sign of life. */
  stillMs: ms.nullable(),
  air: z.partialRecord(z.enum(airKinds), airSchema),
  observed: observedSchema,
})
export type DayFigures = z.infer<typeof dayFiguresSchema>

/** The same by the hours of the date, from its midnight on: 23 or 25 as clocks change. They add up to the figures of the day. */
export const hourFiguresSchema = z.object({
  timesUp: z.array(count).nullable(),
  bedMs: z.array(ms).nullable(),
  chairMs: z.array(ms).nullable(),
  outMs: z.array(ms).nullable(),
  calls: z.array(count).nullable(),
  /** By what sees life. */
  observed: z.array(share),
})
export type HourFigures = z.infer<typeof hourFiguresSchema>

/** A month of a date, "yyyy-mm". */
export const monthOfDate = (date: string): string => date.slice(0, 7)

/**
 * The way in which figures are made: one more where the same of a date would become others. Dates that were made in an earlier one are made anew by whoever reads them,
 * as long as their days are there. 2: they rest on what was there, and not on what was heard alone (docs/adr/0128-a-figure-rests-on-what-was-there.md).
 * 3: no call from a dead button is not known, and not none (docs/adr/0147-no-call-from-a-dead-button.md).
 * 4: a press by which care begins is no call (docs/adr/0090-care-under-way.md).
 */
export const figuresMade = 4

/** `…/beneficiaries/{bid}/figures/{yyyy-mm}`: the dates of a month whose figures are kept (docs/adr/0122-figures-are-kept-by-month.md). */
export const figuresMonthSchema = z.object({
  days: z.record(z.iso.date(), dayFiguresSchema),
  hours: z.record(z.iso.date(), hourFiguresSchema),
  /** In which way each was made (`figuresMade`); of one that has none, as of those that were restored, it is not known. */
  made: z.record(z.iso.date(), z.int().min(1)).optional(),
})
export type FiguresMonth = z.infer<typeof figuresMonthSchema>
