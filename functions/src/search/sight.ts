import { can, type Person, residentsReadBy } from '@vigie/domain/people/permissions'
import type { Scope } from '../data/search-entries.ts'
import { readMemberships } from '../data/user-records.ts'

/** In what somebody may look, and what of a record that was found they may see. */
export interface Sight {
  /** Whether they see everything there is. */
  seesAll: boolean
  /** Where residents and devices are looked for. */
  residents: readonly Pick<Scope, 'homes' | 'residents'>[]
  /** Where people are looked for; null: nowhere. */
  users: Scope['homes'] | null
  seesResident(eid: string, bid: string, caregiverIds: readonly string[]): boolean
}

/**
 * What a person may see over all their homes, by the permission table: staff everybody in theirs, caregivers whom they follow, a
 * super administrator everything; a member without a level, or of no home, nothing. A read for each of their memberships.
 */
export async function sightOf(person: Person): Promise<Sight> {
  if (can({ person, membership: null }, 'list', 'users')) {
    return { seesAll: true, residents: [{ homes: 'all' }], users: 'none', seesResident: () => true }
  }
  const memberships = await readMemberships(person.uid)
  const accesses = new Map(memberships.map((membership) => [membership.eid, { person, membership }]))
  const homesWhere = (
    mayThere: (access: { person: Person; membership: (typeof memberships)[number] }) => boolean,
  ) => [...accesses].flatMap(([eid, access]) => (mayThere(access) ? [eid] : []))
  const whole = homesWhere((access) => residentsReadBy(access) === 'all')
  const followed = [...accesses].flatMap(([eid, access]) => {
    const residents = residentsReadBy(access)
    return residents === 'all' || residents.length === 0 ? [] : [{ homes: [eid], residents }]
  })
  const administered = homesWhere((access) => can(access, 'read', 'members'))
  return {
    seesAll: false,
    residents: whole.length === 0 ? followed : [{ homes: whole }, ...followed],
    users: administered.length === 0 ? null : administered,
    seesResident(eid, beneficiaryId, caregiverIds) {
      const access = accesses.get(eid)
      return access !== undefined && can(access, 'read', 'beneficiaries', { beneficiaryId, caregiverIds })
    },
  }
}
