import { z } from 'zod'
import { idSchema, instantSchema } from '../ids.ts'
import { knownKeysSchema } from './api-keys.ts'
import { keptMonthsSchema } from './days-kept.ts'
import { exportedSchema } from './exported.ts'
import { licencesSchema } from './licences.ts'

/** A removal of all events that has not come to its end. */
export const unfinishedRemovalSchema = z.object({
  /** The resident behind whom it goes on, in the order of their ids; null: with the first. */
  after: idSchema.nullable(),
  /** Who went on with it last, and when. */
  by: idSchema,
  at: instantSchema,
})
export type UnfinishedRemoval = z.infer<typeof unfinishedRemovalSchema>

/** `establishments/{eid}/private/settings`: for administrators only. */
export const establishmentSettingsSchema = z.object({
  /** A copy of `private/keys`, changed with it, without what the keys are. */
  apiKeys: knownKeysSchema,
  licences: licencesSchema,
  /** Missing where there is none: one that cannot be understood is begun anew, which costs little. */
  removal: unfinishedRemovalSchema.optional().catch(undefined),
  /** For how many months all days that there are say to be kept; missing: some do not say so yet. */
  daysKeptFor: keptMonthsSchema.optional().catch(undefined),
  /** When days begin to go that a time said before would have kept, epoch milliseconds; a longer time until then has them stay. Missing: none do. */
  daysGoAt: instantSchema.optional().catch(undefined),
  /** The last month that was exported; missing: none was. */
  exported: exportedSchema.optional().catch(undefined),
})
export type EstablishmentSettings = z.infer<typeof establishmentSettingsSchema>
