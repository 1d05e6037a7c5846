import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Collection, permissionTable, standings } from './permission-table.ts'
import { type Access, can, type DocumentFacts, personOf, standingOf } from './permissions.ts'
import { type MembershipRoleId, type RoleId, roles } from './roles.ts'
import type { Member } from './user.ts'

const access = (
  roleId: RoleId | null,
  level: MembershipRoleId | null | 'no membership',
  state: Member['state'] = 'accepted',
): Access => ({
  person: { uid: 'me', roleId, operator: false, emailVerified: true },
  membership: level === 'no membership' ? null : { roleId: level, state },
})

describe('standing in an establishment', () => {
  test.each([
    [access(roles.ADMIN, 'no membership'), 'superAdmin'],
    [access(roles.READ_WRITE, roles.ADMIN), 'admin'],
    [access(roles.ADMIN_ESTABLISHMENT, roles.READ_ONLY), 'admin'],
    [access(roles.ADMIN_ESTABLISHMENT, null), 'admin'],
    [access(roles.ADMIN_ESTABLISHMENT, 'no membership'), 'stranger'],
    [access(roles.NURSE, roles.READ_WRITE), 'readWrite'],
    [access(roles.READ_WRITE, roles.READ_ONLY), 'readOnly'],
    [access(roles.CAREGIVER, roles.READ_WRITE), 'caregiver'],
    [access(roles.CAREGIVER, null), 'member'],
    [access(roles.NURSE, null), 'member'],
    [access(roles.READ_WRITE, 'no membership'), 'stranger'],
    [access(null, roles.READ_ONLY), 'readOnly'],
  ] as const)('case %#: %j is %s', (who, standing) => {
    expect(standingOf(who)).toBe(standing)
  })

  test.each(['pending', 'refused'] as const)('a membership that is %s gives nothing', (state) => {
    expect(standingOf(access(roles.ADMIN_ESTABLISHMENT, roles.ADMIN, state))).toBe('stranger')
  })
})

describe('the person a token describes', () => {
  test('no role claim is not an administrator', () => {
    const person = personOf('me', { email_verified: true })
    expect(standingOf({ person, membership: null })).toBe('stranger')
  })

  test('an account provisioned by the operator is treated like an admin', () => {
    const person = personOf('me', { email_verified: true, operator: true })
    expect(standingOf({ person, membership: null })).toBe('superAdmin')
  })

  test('claims of another shape give nothing', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (role, operator) => {
        fc.pre(role !== roles.ADMIN && operator !== true)
        const person = personOf('me', { role, operator, email_verified: 'true' })
        expect(person.emailVerified).toBe(false)
        expect(standingOf({ person, membership: null })).toBe('stranger')
      }),
    )
  })
})

describe('private notes', () => {
  const reads = (who: Access, by = 'someone') => can(who, 'read', 'privateNotes', { by })

  test.each([
    [roles.THERAPIST, roles.READ_ONLY, true],
    [roles.NURSE, roles.ADMIN, true],
    [roles.READ_WRITE, roles.READ_WRITE, true],
    [roles.READ_WRITE, roles.READ_ONLY, false],
    [roles.READ_WRITE, roles.ADMIN, false],
    [roles.READ_ONLY, roles.READ_WRITE, false],
    [roles.ADMIN_ESTABLISHMENT, roles.READ_WRITE, false],
    [roles.ADMIN, roles.ADMIN, false],
    [roles.NURSE, null, false],
  ] as const)('role %s with level %s: %s', (roleId, level, expected) => {
    expect(reads(access(roleId, level))).toBe(expected)
  })

  test('their author always reads them, as long as they read the resident', () => {
    expect(reads(access(roles.ADMIN_ESTABLISHMENT, roles.READ_ONLY), 'me')).toBe(true)
    expect(reads(access(roles.NURSE, roles.READ_WRITE, 'refused'), 'me')).toBe(false)
  })

  test('to call oneself the author does not let one write them', () => {
    expect(can(access(roles.READ_ONLY, roles.READ_WRITE), 'create', 'privateNotes', { by: 'me' })).toBe(false)
  })
})

test('a caregiver reads their own residents and writes there only with READ_WRITE', () => {
  const own: DocumentFacts = { caregiverIds: ['other', 'me'] }
  const reader = access(roles.CAREGIVER, roles.READ_ONLY)
  const writer = access(roles.CAREGIVER, roles.READ_WRITE)
  expect(can(reader, 'read', 'beneficiaries', own)).toBe(true)
  expect(can(reader, 'read', 'beneficiaries', { caregiverIds: ['other'] })).toBe(false)
  expect(can(reader, 'read', 'beneficiaries')).toBe(false)
  expect(can(reader, 'create', 'moods', own)).toBe(false)
  expect(can(writer, 'create', 'moods', own)).toBe(true)
  expect(can(writer, 'create', 'moods', {})).toBe(false)
  expect(can(reader, 'acknowledge', 'alerts', own)).toBe(true)
  expect(can(writer, 'resolve', 'alerts', own)).toBe(false)
})

test('an unverified e-mail opens nothing but the person’s own profile', () => {
  const who = access(roles.ADMIN, roles.ADMIN)
  const unverified = { ...who, person: { ...who.person, emailVerified: false } }
  expect(can(unverified, 'read', 'beneficiaries')).toBe(false)
  expect(can(unverified, 'read', 'users', { uid: 'other' })).toBe(false)
  expect(can(unverified, 'read', 'users', { uid: 'me' })).toBe(true)
})

test('a standing never exceeds the one above it, private notes apart', () => {
  const ladder = standings.filter((standing) => standing !== 'caregiver')
  const strength = { always: 2, self: 1 } as Record<string, number>
  for (const [collection, operations] of Object.entries(permissionTable)) {
    if ((collection as Collection) === 'privateNotes') continue
    for (const grants of Object.values(operations) as Record<string, string>[]) {
      const strengths = ladder.map((standing) => strength[grants[standing] ?? ''] ?? 0)
      expect(strengths).toEqual(strengths.toSorted((a, b) => b - a))
    }
  }
})
