import { type Access, personOf } from '@vigie/domain/people/permissions'
import { type MembershipRoleId, type RoleId, roles } from '@vigie/domain/people/roles'
import type { Member } from '@vigie/domain/people/user'

/** The two homes of the rules tests. */
export const homes = ['lilas', 'cedres'] as const
export type Home = (typeof homes)[number]

/** One person of the rules tests: what their token says and where they are a member. */
export interface Character {
  name: string
  uid: string
  claims: { email_verified: boolean; role?: RoleId; operator?: true }
  memberships: Partial<Record<Home, Pick<Member, 'roleId' | 'state'>>>
}

type Level = MembershipRoleId | null | 'not a member'

function character(
  name: string,
  claims: Omit<Character['claims'], 'email_verified'>,
  level: Level,
): Character {
  return {
    name,
    uid: name.replaceAll(/[^A-Za-z0-9]+/g, '-'),
    claims: { ...claims, email_verified: true },
    memberships: level === 'not a member' ? {} : { lilas: { roleId: level, state: 'accepted' } },
  }
}

const { ADMIN, ADMIN_ESTABLISHMENT, THERAPIST, NURSE, CAREGIVER, READ_ONLY, READ_WRITE } = roles
const roleCases: [string, RoleId | undefined][] = [
  ['establishment admin', ADMIN_ESTABLISHMENT],
  ['therapist', THERAPIST],
  ['nurse', NURSE],
  ['caregiver', CAREGIVER],
  ['reader', READ_ONLY],
  ['attendant', READ_WRITE],
  ['person without a role', undefined],
]
const levelCases: [string, Level][] = [
  ['ADMIN', ADMIN],
  ['READ_WRITE', READ_WRITE],
  ['READ_ONLY', READ_ONLY],
  ['member without a level', null],
]

const claimOf = (role: RoleId | undefined) => (role === undefined ? {} : { role })

/** Every role with every level in the first home. */
export const members: readonly Character[] = roleCases.flatMap(([roleName, role]) =>
  levelCases.map(([levelName, level]) => character(`${roleName}, ${levelName}`, claimOf(role), level)),
)

/** People who are members of no home: two who need none, and every role without one. */
export const outsiders: readonly Character[] = [
  character('super admin', { role: ADMIN }, 'not a member'),
  character('operator account', { operator: true }, 'not a member'),
  ...roleCases.map(([roleName, role]) => character(`${roleName}, no home`, claimOf(role), 'not a member')),
]

/** What must take everything away from a member: each makes, of a person, the same one but for that. */
export const twins: Record<string, (person: Character) => Character> = {
  'e-mail not verified': (person) => ({ ...person, claims: { ...person.claims, email_verified: false } }),
  'invitation pending': (person) => withState(person, 'pending'),
  'invitation refused': (person) => withState(person, 'refused'),
  revoked: (person) => ({ ...person, memberships: {} }),
  'staff of the other home': (person) => {
    const { lilas } = person.memberships
    return { ...person, memberships: lilas === undefined ? {} : { cedres: lilas } }
  },
}

function withState(person: Character, state: Member['state']): Character {
  const { lilas } = person.memberships
  return { ...person, memberships: lilas === undefined ? {} : { lilas: { ...lilas, state } } }
}

/** The twin under a uid of its own, so that both can be in the same database. */
export function twinOf(person: Character, twin: string): Character {
  const make = twins[twin]
  if (make === undefined) throw new Error(`no twin is called ${twin}`)
  return { ...make(person), uid: `${person.uid}_${twin.replaceAll(/[^a-z]+/g, '-')}` }
}

/** What `can` is asked with, for a person in a home. */
export function accessIn(person: Character, home: Home): Access {
  return { person: personOf(person.uid, person.claims), membership: person.memberships[home] ?? null }
}
