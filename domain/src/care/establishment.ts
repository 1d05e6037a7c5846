import { z } from 'zod'
import { idSchema, instantSchema } from '../ids.ts'
import { quietHoursSchema } from '../people/quiet-hours.ts'
import { chainSchema } from '../supervision/chain.ts'
import { silentSchema } from '../supervision/silent.ts'
import { mostShifts, shiftSchema } from '../time/shift.ts'
import { storedKeptMonthsSchema } from './kept-months.ts'
import { lockAfterMinutesSchema } from './screen-lock.ts'

const known = new Set<string>()

/** Asked of each home that is read: to look a zone up takes as long as to read all the rest. */
function isKnown(zone: string): boolean {
  if (known.has(zone)) return true
  try {
    // Throws where it knows none of that name.
    new Intl.DateTimeFormat('en-CA', { timeZone: zone })
  } catch {
    return false
  }
  known.add(zone)
  return true
}

/** An IANA name that this runtime knows, for instance America/Toronto. */
export const timeZoneSchema = z
  .string()
  .refine(isKnown, { message: 'establishment.unknownTimeZone' })
  // Whoever reads the API's document learns so from it; its pattern could not say it.
  .meta({ examples: ['America/Toronto', 'Europe/Paris'] })

/** In characters. */
export const mostOfContactName = 120
export const mostOfAddress = 300

/** `establishments/{eid}` */
export const establishmentSchema = z.object({
  name: z.string().min(1).max(120),
  address: z.string().max(mostOfAddress),
  /** A telephone number of before is whatever was typed; one that is said now is a number (`contactSchema`). */
  contact: z.object({
    name: z.string().max(mostOfContactName),
    phone: z.string().max(40),
    email: z.string().max(254),
  }),
  state: z.enum(['active', 'inactive']),
  /** Since when it is so, epoch milliseconds; missing where nobody has changed it since this is kept. */
  stateSince: instantSchema.optional().catch(undefined),
  shifts: z.array(shiftSchema).max(mostShifts),
  /** IANA name, for instance America/Toronto: shifts and days are on this clock. */
  timeZone: timeZoneSchema,
  lastUpdateAt: instantSchema,
  /** After how many minutes without touch a screen of its staff locks; null, or missing: never. What is not understood: soon. */
  lockAfterMinutes: lockAfterMinutesSchema.nullable().optional().catch(lockAfterMinutesSchema.minValue),
  /** Whether its wall boards say who calls, not only from where; missing or not understood: no (docs/adr/0129-a-board-on-the-wall.md). */
  boardShowsNames: z.boolean().optional().catch(undefined),
  /** When its staff's own quiet hours count (docs/adr/0121-quiet-hours.md); null, missing or not understood: never. */
  quietHours: quietHoursSchema.nullish().catch(undefined),
  /** For how many months what its sensors said is kept; missing: `usualKeptMonths` (docs/adr/0132-raw-days-go-figures-stay.md). */
  keptMonths: storedKeptMonthsSchema,
  /** The last date of which days may be gone by what was said before; missing: of none. It only grows. */
  goneUntil: z.iso.date().optional().catch(undefined),
  counts: z.object({ beneficiaries: z.number().int().min(0) }),
  /** What of its devices is not heard, as supervision last found; null, or missing: nothing is known to be silent. */
  silent: silentSchema.nullable().optional().catch(undefined),
  /** Whether its alerts get through, as last tried. Missing: never tried, as far as is known. What cannot be understood: not heard of for long. */
  chain: chainSchema.optional().catch({ checkedAt: 0, broken: null, mended: null }),
  /** Who made it through the app: what a person may make is counted by it. Missing on one that the operator made. */
  createdBy: idSchema.optional().catch(undefined),
})
export type Establishment = z.infer<typeof establishmentSchema>
