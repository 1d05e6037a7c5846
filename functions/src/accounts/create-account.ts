import type { AskedAccount } from '@vigie/domain/people/account-request'
import { roles } from '@vigie/domain/people/roles'
import type { User } from '@vigie/domain/people/user'
import { addProfile, renewProfile } from '../data/asked-profiles.ts'
import { addAuthUser, closeWaysIn, userOfEmail } from '../data/auth-users.ts'
import { readOwner } from '../data/profiles.ts'
import { newProfile } from './new-profile.ts'
import { writeAboutAccount } from './write-about-account.ts'

/**
 * Makes an account without a password, and writes to the address with a link to choose one: it opens nothing until then, and
 * until somebody invites it. Where the address has an account already its owner is written to, and whoever asked learns of
 * neither: nothing else changes of one that is proven, and of one that is not the last who asked says what it is called, which its owner is asked about. Asked again after it was cut short it goes on: of whom only Auth knows, nobody has proven
 * anything yet. `now` is epoch milliseconds.
 */
export async function createAccount(asked: AskedAccount, now: number): Promise<void> {
  const added = await addAuthUser(asked)
  if (added !== null) return begin(added, asked, now)
  const known = await userOfEmail(asked.email)
  // Deleted between the two: whoever asked will ask again.
  if (known === null) return
  const { uid, isProven } = known
  const profile = await readOwner(uid)
  if (profile === null && !isProven) {
    await closeWaysIn(uid, asked)
    return begin(uid, asked, now)
  }
  if (profile?.disabled) return
  if (isProven) {
    const locale = profile?.locale ?? asked.locale
    await writeAboutAccount({ uid, email: asked.email, locale }, 'exists', now)
    return
  }
  await renew(uid, asked, now)
}

async function renew(uid: string, asked: AskedAccount, now: number): Promise<void> {
  const { displayName, sortName, nameStarts, locale } = profileOf(asked, now)
  await renewProfile(uid, { displayName, sortName, nameStarts, locale }, now)
  await writeAboutAccount({ uid, email: asked.email, locale }, 'welcome', now)
}

async function begin(uid: string, asked: AskedAccount, now: number): Promise<void> {
  if (await addProfile(uid, profileOf(asked, now)))
    await writeAboutAccount({ uid, email: asked.email, locale: asked.locale }, 'welcome', now)
  // Somebody asked at the same time.
  else await renew(uid, asked, now)
}

/** Nobody gives themselves a role: an attendant's opens nothing without a home. */
function profileOf({ terms: version, ...asked }: AskedAccount, now: number): User {
  return newProfile({ ...asked, roleId: roles.READ_WRITE, terms: { version, acceptedAt: now } }, now)
}
