import { z } from 'zod'
import { instantSchema } from '../ids.ts'
import { monthSchema } from '../time/month.ts'

/** The last month of a home that was written (docs/adr/0133-a-month-is-written-once.md). */
export const exportedSchema = z.object({
  month: monthSchema,
  at: instantSchema,
  /** How many documents of it could not be read, and are not in it. */
  unreadable: z.number().int().min(0),
})
export type Exported = z.infer<typeof exportedSchema>
