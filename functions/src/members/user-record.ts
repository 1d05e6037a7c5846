import type { UserRecord } from '@vigie/domain/api/user-record-calls'
import { can, type Person, standingOf } from '@vigie/domain/people/permissions'
import { lastSeenAtAuth } from '../data/auth-users.ts'
import { type MembershipOf, readMemberships, readProfile } from '../data/user-records.ts'
import { everybodyAfter, type PageOfPeople, peopleOf } from './listed-people.ts'

/** Whether a person may know anything of another: themselves, a super administrator, whoever administers a home of theirs. */
export async function mayKnow(person: Person, uid: string): Promise<boolean> {
  return seesAllOf(person, uid) || (await membershipsShown(person, uid)).length > 0
}

/**
 * What a person may know of another: of themselves and as a super administrator everything, as the administrator of homes what
 * concerns those. `userNotFound` where that is nothing, or there is no such person.
 */
export async function userRecord(person: Person, uid: string): Promise<UserRecord | { why: 'userNotFound' }> {
  const shown = await membershipsShown(person, uid)
  // The right may have gone since it was asked for.
  const profile = seesAllOf(person, uid) || shown.length > 0 ? await readProfile(uid) : null
  if (profile === null) return { why: 'userNotFound' }
  const { roleId, operator, disabled, emailVerified } = profile
  return {
    ...profile,
    uid,
    isSuperAdmin:
      standingOf({ person: { uid, roleId, operator, disabled, emailVerified }, membership: null }) ===
      'superAdmin',
    lastConnectionAt: await lastSeenAtAuth(uid),
    establishments: shown.map(({ eid, establishmentName: name, ...membership }) => ({
      eid,
      name,
      ...membership,
    })),
    beneficiariesCount: shown.reduce((sum, { beneficiaryIds }) => sum + beneficiaryIds.length, 0),
  }
}

const seesAllOf = (person: Person, uid: string) => can({ person, membership: null }, 'read', 'users', { uid })

async function membershipsShown(person: Person, uid: string): Promise<MembershipOf[]> {
  if (seesAllOf(person, uid)) return readMemberships(uid)
  const [memberships, administered] = await Promise.all([readMemberships(uid), homesAdministeredBy(person)])
  return memberships.filter(({ eid }) => administered.includes(eid))
}

/** Whether a person administers anybody: as a super administrator, or in a home. */
export async function administersPeople(person: Person): Promise<boolean> {
  if (can({ person, membership: null }, 'read', 'members')) return true
  return (await homesAdministeredBy(person)).length > 0
}

/**
 * The people that a person administers, in the order of their ids, from after one of them on. Costs a read for each of the
 * person's own memberships, and what `everybodyAfter` or `peopleOf` does.
 */
export async function usersFor(person: Person, after: string | undefined): Promise<PageOfPeople> {
  if (can({ person, membership: null }, 'list', 'users')) {
    return everybodyAfter(after)
  }
  return peopleOf(await homesAdministeredBy(person), after)
}

/** The ids of the homes whose people a person may see as their administrator. */
async function homesAdministeredBy(person: Person): Promise<string[]> {
  const own = await readMemberships(person.uid)
  return own.filter((membership) => can({ person, membership }, 'read', 'members')).map(({ eid }) => eid)
}
