import { z } from 'zod'
import { timeZoneSchema } from '../care/establishment.ts'
import { type HomeMonth, homeMonthSchema } from './home-month.ts'

/** Whatever is reckoned otherwise from now on is made anew, of older months too: one more. */
const reckoning = 1

const finalSchema = homeMonthSchema.omit({ at: true, isOver: true, messages: true, otherClock: true })
/** What a month of a home came to that is over for good: but for messages, whose prices are told as they are, and which are counted already. */
export type FinalMonth = z.infer<typeof finalSchema>

/** `establishments/{eid}/homeMonths/{yyyy-mm}`: what a month came to, kept once nothing of it changes any more; it names rooms, rules and devices, and nobody. */
export const keptHomeMonthSchema = z.object({
  reckoning: z.literal(reckoning),
  /** The clock by which the month began and ended: the home's as it was kept, which it may have changed since. */
  timeZone: timeZoneSchema,
  final: finalSchema,
})

/** A month as it is kept. */
export const keptHomeMonth = (final: FinalMonth, timeZone: string): z.infer<typeof keptHomeMonthSchema> => ({
  reckoning,
  timeZone,
  final: finalSchema.parse(final),
})

/** On what it depends besides whether a month stays as it is told. */
interface Beside {
  /** How many alerts of it somebody may still take or resolve. */
  open: number
  /** The last month of the home that was exported; null: none was. */
  exported: string | null
}

/**
 * Whether what a month came to stays so: it was exported, so that nothing of it comes late, its figures were made and what was due in it counts as missed by then; no alert of it
 * waits for anybody, no silence of it goes on, and nothing of it could not be read.
 */
export const isFinal = (
  { month, alerts, silences, tasks }: Pick<HomeMonth, 'month' | 'alerts' | 'silences' | 'tasks'>,
  { open, exported }: Beside,
): boolean =>
  exported !== null &&
  month <= exported &&
  open === 0 &&
  alerts.unreadable + tasks.unreadable === 0 &&
  !silences?.some(({ isGoingOn }) => isGoingOn)
