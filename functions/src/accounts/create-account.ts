import type { AccountWish } from '@vigie/domain/people/account-request'
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
 * anything yet. `wishes`: those of one address, in the order in which they asked; it is written to once for all of them, as the last did.
 */
export async function createAccount(wishes: readonly AccountWish[]): Promise<void> {
  const last = wishes.at(-1)
  if (!last) return
  const { asked, at } = last
  const added = await addAuthUser(asked)
  if (added !== null) return begin(added, wishes, last)
  const known = await userOfEmail(asked.email)
  // Deleted between the two: whoever asked will ask again.
  if (known === null) return
  const { uid, isProven } = known
  const profile = await readOwner(uid)
  if (profile === null && !isProven) {
    await closeWaysIn(uid, asked)
    return begin(uid, wishes, last)
  }
  if (profile?.disabled) return
  if (isProven) {
    const locale = profile?.locale ?? asked.locale
    await writeAboutAccount({ uid, email: asked.email, locale }, 'exists', at)
    return
  }
  await renew(uid, wishes, last)
}

async function begin(uid: string, wishes: readonly AccountWish[], last: AccountWish): Promise<void> {
  const [first = last, ...others] = wishes
  const isAdded = await addProfile(uid, profileOf(first), first)
  // Else somebody asked at the same time.
  await renew(uid, isAdded ? others : wishes, last)
}

async function renew(uid: string, wishes: readonly AccountWish[], last: AccountWish): Promise<void> {
  const { asked, at } = last
  await renewProfile(
    uid,
    wishes.map((wish) => ({ wish, profile: profileOf(wish) })),
  )
  await writeAboutAccount({ uid, email: asked.email, locale: asked.locale }, 'welcome', at)
}

/** Nobody gives themselves a role: an attendant's opens nothing without a home. */
function profileOf({ asked: { terms: version, ...asked }, at }: AccountWish): User {
  return newProfile({ ...asked, roleId: roles.READ_WRITE, terms: { version, acceptedAt: at } }, at)
}
