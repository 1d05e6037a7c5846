import { z } from 'zod'
import { localeSchema } from '../text.ts'
import { newAccountSchema } from './new-account.ts'
import { quietHoursSchema } from './quiet-hours.ts'
import { phoneSchema } from './user.ts'

/** What people change of their own profile; what is left out stays. Nobody changes here what they may. */
export const profileChangeSchema = z
  .strictObject({
    displayName: newAccountSchema.shape.displayName,
    locale: localeSchema,
    phoneMobile: phoneSchema.nullable(),
    phoneFix: phoneSchema.nullable(),
    /** Of `phoneFix`: digits, and what a telephone dials. */
    phoneExt: z
      .string()
      .trim()
      .regex(/^[\d*#,]{1,10}$/)
      .nullable(),
    /** Null: never. */
    quietHours: quietHoursSchema.nullable(),
  })
  .partial()
export type ProfileChange = z.infer<typeof profileChangeSchema>
