import { z } from 'zod'
import { shownLineSchema, shownNameSchema } from '../people/shown-name.ts'
import { beneficiarySchema } from './beneficiary.ts'

/** How many residents a home has at most: five times the largest that we know of. */
export const mostBeneficiaries = 1_000

/** What an administrator says of a resident, new or known; the room may be empty. How they are reached stays where it is left out. */
export const beneficiaryChangeSchema = z.strictObject({
  name: shownNameSchema,
  room: shownLineSchema(20),
  email: beneficiarySchema.shape.email.optional(),
  phone: beneficiarySchema.shape.phone.optional(),
  /** Of the number that is said with it: whether an administrator has tried it (docs/adr/0046). Left out: as it was, of the same number. */
  phoneTried: z.boolean().optional(),
})
export type BeneficiaryChange = z.infer<typeof beneficiaryChangeSchema>

/** What is said of a resident, as a record of theirs holds it: a change is held against what the person saw of it. */
export const beneficiarySeenSchema = z.strictObject(
  beneficiarySchema.pick({ name: true, room: true, email: true, phone: true, confirmedPhone: true }).shape,
)
export type BeneficiarySeen = z.infer<typeof beneficiarySeenSchema>
