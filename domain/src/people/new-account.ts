import { z } from 'zod'
import { localeSchema } from '../text.ts'
import { newPasswordSchema } from './password.ts'
import { currentTerms } from './terms.ts'

/** What somebody gives who makes an account for themselves. It says nothing of a role: nobody gives one to themselves. */
export const newAccountSchema = z.strictObject({
  email: z.email().max(254).toLowerCase(),
  password: newPasswordSchema,
  displayName: z.string().trim().min(1).max(120),
  /** Of the screen on which it was made: the person is written to in it. */
  locale: localeSchema,
  /** The terms of service that were accepted. Only those in force can be. */
  terms: z.literal(currentTerms),
})
export type NewAccount = z.infer<typeof newAccountSchema>
