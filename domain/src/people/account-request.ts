import { z } from 'zod'
import { localeSchema } from '../text.ts'
import { accountEmailSchema, newAccountSchema } from './new-account.ts'

/** What somebody asks for an account that they give. */
export const askedAccountSchema = newAccountSchema.extend({ terms: z.string().min(1) })
export type AskedAccount = z.infer<typeof askedAccountSchema>

const at = z.int().nonnegative()

/**
 * `accountRequests/{id}`: what somebody without a session asked for at an address, from when it was answered until it is done; `at`, epoch
 * milliseconds, says when. Whoever asked learns nothing of what is done (docs/adr/0040-accounts-are-made-by-the-api.md).
 */
export const accountRequestSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('account'), asked: askedAccountSchema, at }),
  z.object({
    kind: z.literal('password'),
    asked: z.object({ email: accountEmailSchema, locale: localeSchema }),
    at,
  }),
])
export type AccountRequest = z.infer<typeof accountRequestSchema>
