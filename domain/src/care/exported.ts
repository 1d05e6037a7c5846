import { z } from 'zod'
import { instantSchema } from '../ids.ts'

/** A month, "yyyy-mm", of the home's clock. */
export const monthSchema = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)

/** The last month of a home that was written (docs/adr/0133-a-month-is-written-once.md). */
export const exportedSchema = z.object({
  month: monthSchema,
  at: instantSchema,
  /** How many documents of it could not be read, and are not in it. */
  unreadable: z.number().int().min(0),
})
export type Exported = z.infer<typeof exportedSchema>
