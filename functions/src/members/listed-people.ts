import { type ListedUser, usersAtOnce } from '@vigie/domain/api/user-record-calls'
import { readMembersAfter, readProfiles, readProfilesAfter } from '../data/user-records.ts'

/** People in the order of their ids; `next`: after whom to go on, null at the end. */
export interface PageOfPeople {
  users: ListedUser[]
  next: string | null
}

/** Everybody from after one of them on. Reads 201 profiles at most. */
export async function everybodyAfter(after: string | undefined): Promise<PageOfPeople> {
  const { listed, next } = page(await readProfilesAfter(after, usersAtOnce + 1))
  return { users: listed.flatMap(({ record }) => record ?? []), next }
}

/**
 * The people of some homes from after one of them on, each once. Reads 201 memberships of each home at most, and a profile for
 * each person listed, so that all pages together read each membership about once for each home.
 */
export async function peopleOf(eids: readonly string[], after: string | undefined): Promise<PageOfPeople> {
  const ofHomes = await Promise.all(eids.map((eid) => readMembersAfter(eid, after, usersAtOnce + 1)))
  // Where one of somebody's memberships cannot be read another may.
  const byUid = new Map(ofHomes.flat().map((one) => [one.uid, one]))
  for (const one of ofHomes.flat()) if (one.record) byUid.set(one.uid, one)
  const { listed, next } = page([...byUid.values()].toSorted((one, other) => (one.uid < other.uid ? -1 : 1)))
  const members = listed.flatMap(({ record }) => record ?? [])
  const profiles = await readProfiles(members.map(({ uid }) => uid))
  return {
    users: members.map(({ uid, displayName, role: roleId }) => {
      const email = profiles.get(uid)?.email ?? null
      return { uid, displayName, email, roleId }
    }),
    next,
  }
}

/** The first of these people, also those who cannot be read: whoever stands behind them is not the last. */
function page<T extends { uid: string }>(
  people: readonly T[],
): { listed: readonly T[]; next: string | null } {
  const listed = people.slice(0, usersAtOnce)
  return { listed, next: people.length > usersAtOnce ? (listed.at(-1)?.uid ?? null) : null }
}
