import { z } from 'zod'
import { instantSchema } from '../ids.ts'
import { shiftSchema } from '../time/shift.ts'
import { knownKeysSchema } from './api-keys.ts'

const timeZoneSchema = z.string().refine(
  (zone) => {
    try {
      return new Intl.DateTimeFormat('en-CA', { timeZone: zone }).resolvedOptions().timeZone.length > 0
    } catch {
      return false
    }
  },
  { message: 'establishment.unknownTimeZone' },
)

/** `establishments/{eid}` */
export const establishmentSchema = z.object({
  name: z.string().min(1).max(120),
  address: z.string().max(300),
  contact: z.object({ name: z.string().max(120), phone: z.string().max(40), email: z.string().max(254) }),
  state: z.enum(['active', 'inactive']),
  shifts: z.array(shiftSchema).max(24),
  /** IANA name, for instance America/Toronto: shifts and days are on this clock. */
  timeZone: timeZoneSchema,
  lastUpdateAt: instantSchema,
  counts: z.object({ beneficiaries: z.number().int().min(0), devices: z.number().int().min(0) }),
})
export type Establishment = z.infer<typeof establishmentSchema>

/** `establishments/{eid}/private/settings`: for administrators only. */
export const establishmentSettingsSchema = z.object({
  /** A copy of `private/keys`, changed with it, without what the keys are. */
  apiKeys: knownKeysSchema,
  licences: z.object({ devices: z.number().int().min(0), until: instantSchema.nullable() }),
})
export type EstablishmentSettings = z.infer<typeof establishmentSettingsSchema>
