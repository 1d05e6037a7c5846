import { z } from 'zod'
import { quietHoursSchema } from '../people/quiet-hours.ts'
import { shownLineSchema, shownNameSchema } from '../people/shown-name.ts'
import { phoneSchema } from '../people/user.ts'
import { keptMonthsSchema } from './days-kept.ts'
import { establishmentSchema, mostOfAddress, mostOfContactName, timeZoneSchema } from './establishment.ts'
import { lockAfterMinutesSchema } from './screen-lock.ts'

/** How many establishments one account may make that is no super administrator's. */
export const mostEstablishmentsMade = 5

/** The most memberships whose copy of a home's name and state is changed with it, in one transaction. */
export const mostMembersChanged = 1_000

/** Whom one reaches at an establishment; what is not known is empty. */
export const contactSchema = z.strictObject({
  name: shownLineSchema(mostOfContactName),
  phone: z.union([z.literal(''), phoneSchema]),
  email: z.union([z.literal(''), z.email().max(254)]),
})

/** What whoever makes an establishment says of it. */
export const newEstablishmentSchema = z.strictObject({
  name: shownNameSchema,
  address: shownLineSchema(mostOfAddress),
  contact: contactSchema,
  timeZone: timeZoneSchema,
})
export type NewEstablishment = z.infer<typeof newEstablishmentSchema>

/** What an administrator changes of an establishment: that which is sent, and nothing else. */
export const establishmentChangeSchema = newEstablishmentSchema
  .extend({
    state: establishmentSchema.shape.state,
    /** Null: never. */
    lockAfterMinutes: lockAfterMinutesSchema.nullable(),
    boardShowsNames: z.boolean(),
    /** A shorter time deletes what is older, for good: the home's name is to be typed for it. */
    keptMonths: keptMonthsSchema,
    /** Null: never. */
    quietHours: quietHoursSchema.nullable(),
  })
  .partial()
export type EstablishmentChange = z.infer<typeof establishmentChangeSchema>
