import { type Access, personOf } from '@vigie/domain/people/permissions'
import { type MembershipRoleId, type RoleId, roles } from '@vigie/domain/people/roles'
import { memberSchema, userSchema } from '@vigie/domain/people/user'

/** The two homes of the rules tests. */
export const homes = ['lilas', 'cedres'] as const
export type Home = (typeof homes)[number]

/** The fields of a document that decide a right, as they are stored; some tests store what no code of ours would. */
type Stored = Readonly<Record<string, unknown>>

/** One person of the rules tests. */
export interface Character {
  name: string
  uid: string
  /** What their token says, which is all that the rules believe of it. */
  emailVerified: boolean
  /** Of their profile; null: they have none. */
  profile: Stored | null
  memberships: Partial<Record<Home, Stored>>
}

/** The address of a person, by their uid. */
export const emailOf = (uid: string): string => `${uid.toLowerCase()}@vigie.example`

/** A token of everybody claims everything, so that a claim which is believed shows; its session began in 1970. */
export function claimsOf({ uid, emailVerified }: Character): Record<string, unknown> {
  return {
    email: emailOf(uid),
    email_verified: emailVerified,
    role: roles.ADMIN,
    operator: true,
    auth_time: 0,
  }
}

export type Level = MembershipRoleId | null

export function character(
  name: string,
  profile: Stored | null,
  memberships: Character['memberships'] = {},
): Character {
  // No two names may become one uid, and many differ by a sign only.
  const uid = name.replaceAll(' ', '-').replaceAll(/[^\w-]/g, (sign) => `_${sign.charCodeAt(0)}`)
  return { name, uid, emailVerified: true, profile, memberships }
}

export const profileOf = (roleId: RoleId | null, change: Stored = {}): Stored => ({
  roleId,
  operator: false,
  disabled: false,
  sessionsEndedAt: 0,
  timesLetGo: 0,
  ...change,
})

/** An accepted membership, whose resident is the followed one whatever the role: only a caregiver's counts. */
export const membershipOf = (role: RoleId | null, level: Level, change: Stored = {}): Stored => ({
  roleId: level,
  role,
  state: 'accepted',
  beneficiaryIds: ['followed'],
  ...change,
})

const { ADMIN, ADMIN_ESTABLISHMENT, THERAPIST, NURSE, CAREGIVER, READ_ONLY, READ_WRITE } = roles
const roleCases: [string, RoleId | null][] = [
  ['establishment admin', ADMIN_ESTABLISHMENT],
  ['therapist', THERAPIST],
  ['nurse', NURSE],
  ['caregiver', CAREGIVER],
  ['reader', READ_ONLY],
  ['attendant', READ_WRITE],
  ['person without a role', null],
]
const levelCases: [string, Level][] = [
  ['ADMIN', ADMIN],
  ['READ_WRITE', READ_WRITE],
  ['READ_ONLY', READ_ONLY],
  ['member without a level', null],
]

/** Every role with every level in the first home. */
export const members: readonly Character[] = roleCases.flatMap(([roleName, role]) =>
  levelCases.map(([levelName, level]) =>
    character(`${roleName}, ${levelName}`, profileOf(role), { lilas: membershipOf(role, level) }),
  ),
)

/** People who are members of no home: two who need none, and every role without one. */
export const outsiders: readonly Character[] = [
  character('super admin', profileOf(ADMIN)),
  character('operator account', profileOf(null, { operator: true })),
  ...roleCases.map(([roleName, role]) => character(`${roleName}, no home`, profileOf(role))),
]

/** One of the people above, by name. */
export function named(name: string): Character {
  const person = [...members, ...outsiders].find((one) => one.name === name)
  if (person === undefined) throw new Error(`nobody is called ${name}`)
  return person
}

/** What must take everything away from a member: each makes, of a person, the same one but for that. */
export const twins: Record<string, (person: Character) => Character> = {
  'e-mail not verified': (person) => ({ ...person, emailVerified: false }),
  'invitation pending': (person) => withMembership(person, { state: 'pending' }),
  'invitation refused': (person) => withMembership(person, { state: 'refused' }),
  // The membership is as it was, whoever forgot it.
  'account disabled': (person) => ({ ...person, profile: { ...person.profile, disabled: true } }),
  'session ended': (person) => ({ ...person, profile: { ...person.profile, sessionsEndedAt: 1 } }),
  'account deleted': (person) => ({ ...person, profile: null }),
  revoked: (person) => ({ ...person, memberships: {} }),
  'staff of the other home': (person) => {
    const { lilas } = person.memberships
    return { ...person, memberships: lilas === undefined ? {} : { cedres: lilas } }
  },
}

function withMembership(person: Character, change: Stored): Character {
  const { lilas } = person.memberships
  return { ...person, memberships: lilas === undefined ? {} : { lilas: { ...lilas, ...change } } }
}

/** The twin under a uid of its own, so that both can be in the same database. */
export function twinOf(person: Character, twin: string): Character {
  const make = twins[twin]
  if (make === undefined) throw new Error(`no twin is called ${twin}`)
  return { ...make(person), uid: `${person.uid}_${twin.replaceAll(/[^a-z]+/g, '-')}` }
}

const profileRights = userSchema.pick({
  roleId: true,
  operator: true,
  disabled: true,
  sessionsEndedAt: true,
})
const membershipRights = memberSchema.pick({
  roleId: true,
  role: true,
  state: true,
  beneficiaryIds: true,
  establishmentState: true,
})

/** What `can` is asked with, for a person in a home: what /api makes of the same documents. */
export function accessIn({ uid, profile, memberships, emailVerified }: Character, home: Home): Access {
  const membership = memberships[home]
  const rights = profile && profileRights.parse(profile)
  return {
    // Whose session is over is nobody, as /api has it before it asks.
    person: personOf(uid, rights?.sessionsEndedAt === 0 ? rights : null, emailVerified),
    membership: membership === undefined ? null : membershipRights.parse(membership),
  }
}
