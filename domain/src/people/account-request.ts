import { z } from 'zod'
import { auditSchema } from '../care/audit.ts'
import { instantSchema } from '../ids.ts'
import { localeSchema } from '../text.ts'
import { accountEmailSchema, newAccountSchema } from './new-account.ts'

/** What somebody gave who asked for an account, with the terms that they accepted, which may be former ones by now. */
const askedAccountSchema = newAccountSchema.extend({ terms: z.string().min(1) })
export type AskedAccount = z.infer<typeof askedAccountSchema>

/** When it was asked, epoch milliseconds, and from which network address, as the audit has it. */
const asking = { at: instantSchema, address: auditSchema.shape.address }

/**
 * `accountRequests/{id}`: what somebody without a session asked for at an address, from when it was answered until it is done. Whoever asked learns nothing of what is done (docs/adr/0040-accounts-are-made-by-the-api.md).
 */
export const accountRequestSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('account'), asked: askedAccountSchema, ...asking }),
  z.object({
    kind: z.literal('password'),
    asked: z.object({ email: accountEmailSchema, locale: localeSchema }),
    ...asking,
  }),
])
export type AccountRequest = z.infer<typeof accountRequestSchema>

/** Somebody's wish for an account. */
export type AccountWish = Extract<AccountRequest, { kind: 'account' }>
