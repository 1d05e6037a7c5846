import { z } from 'zod'
import { localeSchema } from '../text.ts'
import { shownNameSchema } from './shown-name.ts'
import { currentTerms } from './terms.ts'

/** The address that somebody signs in with, as Auth writes it. */
export const accountEmailSchema = z.email().max(254).toLowerCase()

/**
 * What somebody gives who makes an account for themselves. It says nothing of a role: nobody gives one to themselves. Nor of a
 * password: only whoever reads the mail of the address chooses it (docs/adr/0040-accounts-are-made-by-the-api.md).
 */
export const newAccountSchema = z.strictObject({
  email: accountEmailSchema,
  displayName: shownNameSchema,
  /** Of the screen on which it was made: the person is written to in it. */
  locale: localeSchema,
  /** The terms of service that were accepted. Only those in force can be. */
  terms: z.literal(currentTerms),
})
