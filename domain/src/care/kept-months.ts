import { z } from 'zod'

/**
 * For how many months a home keeps what its sensors said. Four at least: what the product itself looks back on, a rule that is tried on the 95 days before,
 * is then never gone, however often a home says something else.
 */
export const keptMonthsSchema = z.number().int().min(4).max(120)

/** Unless a home says something else. */
export const usualKeptMonths = 13

/** As stored: what cannot be understood deletes nothing that somebody may have meant to keep. */
export const storedKeptMonthsSchema = keptMonthsSchema
  .optional()
  .catch(keptMonthsSchema.maxValue ?? usualKeptMonths)
