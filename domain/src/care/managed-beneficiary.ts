import { z } from 'zod'
import { shownLineSchema, shownNameSchema } from '../people/shown-name.ts'

/** How many residents a home has at most: five times the largest that we know of. */
export const mostBeneficiaries = 1_000

/** What an administrator says of a resident, new or known; the room may be empty. */
export const beneficiaryChangeSchema = z.strictObject({
  name: shownNameSchema,
  room: shownLineSchema(20),
})
export type BeneficiaryChange = z.infer<typeof beneficiaryChangeSchema>
