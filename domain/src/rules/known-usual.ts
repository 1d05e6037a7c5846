import { z } from 'zod'

/** What was usual in the same shift of a period. */
export const usualSchema = z.object({
  /** Times, minutes or the reading's unit, on average of the observed; null where none was. */
  average: z.number().nullable(),
  /** In how many of the shifts enough was heard to know. */
  observed: z.number().int().min(0),
  /** How many are needed for an average to mean anything. */
  needed: z.number().int().min(1),
})
export type Usual = z.infer<typeof usualSchema>
