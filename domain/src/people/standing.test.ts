import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { access } from './access.fixture.ts'
import { can, personOf, standingOf } from './permissions.ts'
import { roles } from './roles.ts'
import { memberSchema, userSchema } from './user.ts'

describe('standing in an establishment', () => {
  test.each([
    [roles.ADMIN, 'no membership', 'superAdmin'],
    [roles.ADMIN, roles.READ_ONLY, 'superAdmin'],
    [roles.READ_WRITE, roles.ADMIN, 'admin'],
    [roles.ADMIN_ESTABLISHMENT, roles.ADMIN, 'admin'],
    [roles.ADMIN_ESTABLISHMENT, roles.READ_WRITE, 'readWrite'],
    [roles.ADMIN_ESTABLISHMENT, roles.READ_ONLY, 'readOnly'],
    [roles.ADMIN_ESTABLISHMENT, null, 'member'],
    [roles.ADMIN_ESTABLISHMENT, 'no membership', 'stranger'],
    [roles.THERAPIST, roles.READ_WRITE, 'readWrite'],
    [roles.NURSE, roles.READ_WRITE, 'readWrite'],
    [roles.READ_ONLY, roles.READ_WRITE, 'readWrite'],
    [roles.READ_WRITE, roles.READ_ONLY, 'readOnly'],
    [roles.CAREGIVER, roles.READ_WRITE, 'caregiver'],
    [roles.CAREGIVER, roles.READ_ONLY, 'caregiver'],
    [roles.CAREGIVER, roles.ADMIN, 'caregiver'],
    [roles.CAREGIVER, null, 'member'],
    [roles.NURSE, null, 'member'],
    [roles.READ_WRITE, 'no membership', 'stranger'],
    [null, roles.READ_WRITE, 'stranger'],
    [null, roles.ADMIN, 'stranger'],
    [null, null, 'stranger'],
  ] as const)('role %s with level %s is %s', (role, level, standing) => {
    expect(standingOf(access(role, level))).toBe(standing)
  })

  test.each(['pending', 'refused'] as const)('a membership that is %s gives nothing', (state) => {
    expect(standingOf(access(roles.ADMIN_ESTABLISHMENT, roles.ADMIN, { membership: { state } }))).toBe(
      'stranger',
    )
  })

  test('it is the membership’s role that counts, and not what the person was elsewhere', () => {
    expect(standingOf(access(roles.NURSE, roles.READ_WRITE, { membership: { role: null } }))).toBe('stranger')
    expect(standingOf(access(null, roles.READ_WRITE, { membership: { role: roles.NURSE } }))).toBe(
      'readWrite',
    )
    expect(standingOf(access(roles.NURSE, roles.ADMIN, { membership: { role: roles.ADMIN } }))).toBe('admin')
  })

  test('an account that the operator provisioned is a super admin', () => {
    expect(standingOf(access(null, 'no membership', { person: { operator: true } }))).toBe('superAdmin')
  })

  test('whoever is disabled is nobody, and may not even see themselves', () => {
    const closed = [
      access(roles.ADMIN, roles.ADMIN, { person: { disabled: true } }),
      access(null, null, { person: { disabled: true, operator: true } }),
      access(roles.NURSE, roles.READ_WRITE, { person: { disabled: true } }),
    ]
    for (const who of closed) {
      expect(standingOf(who)).toBe('stranger')
      expect(can(who, 'read', 'users', { uid: 'me' })).toBe(false)
      expect(can(who, 'read', 'members', { uid: 'me' })).toBe(false)
      expect(can(who, 'read', 'beneficiaries')).toBe(false)
    }
  })
})

describe('a document whose rights are spoilt opens nothing', () => {
  const anything = fc.oneof(fc.anything(), fc.constantFrom('1', '11', true, 1.5, 99, null, undefined))
  const known = new Set<unknown>(Object.values(roles))

  test('a profile', () => {
    const rights = userSchema.pick({ roleId: true, operator: true, disabled: true })
    fc.assert(
      fc.property(anything, anything, anything, (roleId, operator, disabled) => {
        fc.pre(disabled !== false || (roleId !== roles.ADMIN && operator !== true))
        const person = personOf('me', rights.parse({ roleId, operator, disabled }), true)
        expect(standingOf({ person, membership: null })).toBe('stranger')
      }),
    )
  })

  test('a membership', () => {
    const rights = memberSchema.pick({ roleId: true, role: true, state: true, beneficiaryIds: true })
    const { person } = access(roles.NURSE, null)
    fc.assert(
      fc.property(anything, anything, anything, anything, (roleId, role, state, beneficiaryIds) => {
        fc.pre(!known.has(roleId) || !known.has(role) || state !== 'accepted')
        const membership = rights.parse({ roleId, role, state, beneficiaryIds })
        expect(['stranger', 'member']).toContain(standingOf({ person, membership }))
      }),
    )
  })

  test('no profile at all', () => {
    const membership = access(roles.NURSE, roles.ADMIN).membership
    const person = personOf('me', null, true)
    expect(standingOf({ person, membership })).toBe('stranger')
    expect(standingOf({ person: { ...person, disabled: false }, membership: null })).toBe('stranger')
  })
})
