import { roles } from '@vigie/domain/people/roles'
import type { User } from '@vigie/domain/people/user'
import { addAuthUser, closeWaysIn, userOfEmail } from '../data/auth-users.ts'
import { type FirstAdminOutcome, hasAdmin, recordFirstAdmin } from '../data/first-admin.ts'
import { accountLink } from './account-link.ts'
import { newProfile } from './new-profile.ts'

/** What came of it, with the link by which a new administrator chooses a password; null where they have shown who they are. */
export interface FirstAdmin {
  outcome: FirstAdminOutcome
  link: string | null
}

/**
 * Makes whoever reads the mail of an address the super administrator of a project that has none, with an account if need be.
 * Whoever is so by now gets another link: done again, nothing else changes. An account at that address which nobody has
 * shown to be theirs is taken from whoever made it. `siteUrl` is where people open the product, `now` epoch milliseconds.
 */
export async function makeFirstAdmin(
  asked: Pick<User, 'email' | 'displayName' | 'locale'>,
  siteUrl: string,
  now: number,
): Promise<FirstAdmin> {
  const known = await userOfEmail(asked.email)
  if (known === null && (await hasAdmin())) return { outcome: 'another', link: null }
  const uid = known?.uid ?? (await addAuthUser(asked))
  if (uid === null) throw new Error('Somebody makes an account with this address just now. Try again.')
  const profile = newProfile({ ...asked, roleId: roles.ADMIN, terms: null }, now)
  const outcome = await recordFirstAdmin(uid, profile)
  if (known?.isProven || outcome === 'another' || outcome === 'disabled') return { outcome, link: null }
  if (known !== null) await closeWaysIn(uid, asked)
  return { outcome, link: await accountLink(siteUrl, 'resetPassword', asked) }
}
