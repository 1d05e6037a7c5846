import { z } from 'zod'

/**
 * For how many months a home keeps what its sensors said. Four at least: what the product itself looks back on, a rule that is tried on the 95 days before,
 * is then never gone, however often a home says something else.
 */
export const fewestKeptMonths = 4
export const mostKeptMonths = 120

/** As stored: what cannot be understood deletes nothing that somebody may have meant to keep. Every page loads it: what else there is of it is apart. */
export const storedKeptMonthsSchema = z
  .int()
  .min(fewestKeptMonths)
  .max(mostKeptMonths)
  .optional()
  .catch(mostKeptMonths)
