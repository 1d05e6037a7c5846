import type { ProfileChange } from '@vigie/domain/people/profile-change'
import { type ChangeableProfile, changeProfile as write } from '../data/profile-changes.ts'
import { isPossiblePhone } from './is-possible-phone.ts'

/**
 * Changes a person's own profile: what is not named stays. A number that is not on it any more is not verified any more
 * either. Answers with the profile as it is then, or why it stays as it was. `now` is epoch milliseconds.
 */
export async function changeProfile(
  uid: string,
  change: ProfileChange,
  now: number,
): Promise<
  ChangeableProfile | 'phoneImpossible' | 'nameTaken' | 'nameUnclear' | 'nameReserved' | 'noProfile'
> {
  const numbers = [change.phoneMobile, change.phoneFix].filter((number) => typeof number === 'string')
  if (!numbers.every(isPossiblePhone)) return 'phoneImpossible'
  return (await write(uid, uid, now, (profile) => changed(profile, change))) ?? 'noProfile'
}

function changed(profile: ChangeableProfile, change: ProfileChange): ChangeableProfile {
  const next = { ...profile, ...change }
  const kept = [next.phone, next.phoneMobile, next.phoneFix]
  return { ...next, verifiedPhones: profile.verifiedPhones.filter((number) => kept.includes(number)) }
}
