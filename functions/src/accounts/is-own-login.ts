import { noAccountMark, notVouchedMark } from '@vigie/domain/people/login-refusals'
import type { AuthBlockingEvent } from 'firebase-functions/v2/identity'
import { z } from 'zod'
import { isSameEmail } from '../data/profiles.ts'

/** What a provider says of whoever signed in there: OpenID Connect Core 1.0, section 5.1. Google's own answer writes the second name. */
const saidSchema = z.object({
  email: z.string(),
  email_verified: z.boolean().default(true),
  verified_email: z.boolean().default(true),
})

const toldOf = ({ additionalUserInfo, credential }: AuthBlockingEvent): object => ({
  ...credential?.claims,
  ...additionalUserInfo?.profile,
})

const vouchedSchema = z.union([
  z.object({ email_verified: z.literal(true) }),
  z.object({ verified_email: z.literal(true) }),
])

/**
 * As what a login that opens nothing is refused. Where the provider does not say that the address is theirs, Auth itself refuses the one that has an account as not vouched for: as that
 * the other is refused too, for whoever chooses their own address there would learn whose has an account (docs/adr/0042-signing-in-elsewhere.md).
 */
export function refusedAs(event: AuthBlockingEvent): string {
  const isByPassword = event.additionalUserInfo?.providerId === 'password'
  return isByPassword || vouchedSchema.safeParse(toldOf(event)).success ? noAccountMark : notVouchedMark
}

/**
 * Whether a sign-in is by password, or by a login elsewhere that is in the account's own address, for which the provider
 * vouches (docs/adr/0051-a-login-elsewhere-is-in-ones-own-address.md). A provider that tells no address vouches for none.
 */
export function isOwnLogin(event: AuthBlockingEvent): boolean {
  const { data, additionalUserInfo } = event
  if (additionalUserInfo?.providerId === 'password') return true
  const said = saidSchema.safeParse(toldOf(event)).data
  if (said === undefined || data?.email === undefined) return false
  return said.email_verified && said.verified_email && isSameEmail(said.email, data.email)
}
