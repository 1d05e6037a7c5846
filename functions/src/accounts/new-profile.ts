import { named } from '@vigie/domain/people/named'
import type { User } from '@vigie/domain/people/user'

/** What is known of somebody whose account is made. */
export type NewProfile = Pick<User, 'email' | 'displayName' | 'locale' | 'roleId' | 'terms'>

/** The profile of a new account: its address is not shown to be theirs yet. `now` is epoch milliseconds. */
export function newProfile({ email, displayName, locale, roleId, terms }: NewProfile, now: number): User {
  return {
    username: email.slice(0, email.indexOf('@')),
    ...named(displayName),
    email,
    emailVerified: false,
    locale,
    roleId,
    operator: false,
    disabled: false,
    sessionsEndedAt: 0,
    timesLetGo: 0,
    phone: null,
    phoneFix: null,
    phoneMobile: null,
    phoneExt: null,
    verifiedPhones: [],
    hasUnlockCode: false,
    createdAt: now,
    terms,
  }
}
