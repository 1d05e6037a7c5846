import type { User } from '@vigie/domain/people/user'
import { userOfEmail } from '../data/auth-users.ts'
import { readOwner } from '../data/profiles.ts'
import { writeAboutAccount } from './write-about-account.ts'

/**
 * Writes to an address with a link to a new password, in the language of the screen on which it was asked for. Nothing goes to
 * an address without an account, or to somebody disabled: whoever asked learns of none of that. `now` is epoch milliseconds.
 */
export async function offerNewPassword(
  { email, locale }: Pick<User, 'email' | 'locale'>,
  now: number,
): Promise<void> {
  const known = await userOfEmail(email)
  const profile = known && (await readOwner(known.uid))
  if (!profile || profile.disabled) return
  await writeAboutAccount({ uid: known.uid, email, locale }, 'reset', now)
}
