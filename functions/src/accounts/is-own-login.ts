import type { AuthBlockingEvent } from 'firebase-functions/v2/identity'
import { z } from 'zod'
import { isSameEmail } from '../data/profiles.ts'

/** What a provider says of whoever signed in there: OpenID Connect Core 1.0, section 5.1. Google's own answer writes the second name. */
const saidSchema = z.object({
  email: z.string(),
  email_verified: z.boolean().default(true),
  verified_email: z.boolean().default(true),
})

/**
 * Whether a sign-in is by password, or by a login elsewhere that is in the account's own address, for which the provider
 * vouches (docs/adr/0051-a-login-elsewhere-is-in-ones-own-address.md). A provider that tells no address vouches for none.
 */
export function isOwnLogin({ data, additionalUserInfo, credential }: AuthBlockingEvent): boolean {
  const method = additionalUserInfo?.providerId
  if (method === 'password') return true
  const said = saidSchema.safeParse({ ...credential?.claims, ...additionalUserInfo?.profile }).data
  if (said === undefined || data?.email === undefined) return false
  return said.email_verified && said.verified_email && isSameEmail(said.email, data.email)
}
