import { describe, expect, test } from 'vitest'
import { access } from './access.fixture.ts'
import { type Collection, permissionTable, standings } from './permission-table.ts'
import { type Access, can, type DocumentFacts, residentsReadBy } from './permissions.ts'
import { roles } from './roles.ts'

test('only ADMIN_ESTABLISHMENT enters /admin without administering a home', () => {
  const entering = [...Object.values(roles), null].filter((role) =>
    can(access(role, 'no membership'), 'read', 'adminArea'),
  )
  expect(entering).toEqual([roles.ADMIN, roles.ADMIN_ESTABLISHMENT])
  expect(can(access(roles.NURSE, roles.ADMIN), 'read', 'adminArea')).toBe(true)
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
    expect(reads(access(roles.NURSE, roles.READ_WRITE, { membership: { state: 'refused' } }), 'me')).toBe(
      false,
    )
    expect(reads(access(roles.NURSE, 'no membership'), 'me')).toBe(false)
  })

  test('an operator who is a nurse of the home reads them as a nurse', () => {
    const operator = { person: { operator: true } }
    expect(reads(access(roles.NURSE, 'no membership', operator))).toBe(false)
    expect(reads(access(roles.NURSE, roles.READ_ONLY, operator))).toBe(true)
    expect(reads(access(roles.NURSE, null, operator))).toBe(false)
    const pending = { ...operator, membership: { state: 'pending' as const } }
    expect(reads(access(roles.NURSE, roles.READ_ONLY, pending))).toBe(false)
    expect(reads(access(roles.NURSE, roles.READ_ONLY, pending), 'me')).toBe(true)
  })

  test('a caregiver reads what they wrote of a resident they follow still', () => {
    const caregiver = access(roles.CAREGIVER, roles.READ_WRITE)
    const read = (beneficiaryId: string, by: string) =>
      can(caregiver, 'read', 'privateNotes', { beneficiaryId, by })
    expect([read('roy', 'me'), read('roy', 'other'), read('girard', 'me')]).toEqual([true, false, false])
  })

  test('to call oneself the author does not let one write them', () => {
    expect(can(access(roles.READ_ONLY, roles.READ_WRITE), 'create', 'privateNotes', { by: 'me' })).toBe(false)
  })
})

test('a caregiver changes the notes that they wrote of a resident they follow still, as long as they write', () => {
  const changes = (level: 10 | 11, beneficiaryId: string, by: string) =>
    can(access(roles.CAREGIVER, level), 'update', 'notes', { beneficiaryId, by })
  expect(changes(roles.READ_WRITE, 'roy', 'me')).toBe(true)
  expect(changes(roles.READ_WRITE, 'roy', 'other')).toBe(false)
  expect(changes(roles.READ_WRITE, 'girard', 'me')).toBe(false)
  expect(changes(roles.READ_ONLY, 'roy', 'me')).toBe(false)
})

test('a caregiver reads their own residents and writes there only with READ_WRITE', () => {
  const own: DocumentFacts = { beneficiaryId: 'roy' }
  const listed: DocumentFacts = { ...own, caregiverIds: ['other', 'me'] }
  const reader = access(roles.CAREGIVER, roles.READ_ONLY)
  const writer = access(roles.CAREGIVER, roles.READ_WRITE)
  expect(can(reader, 'read', 'beneficiaries', listed)).toBe(true)
  expect(can(reader, 'read', 'beneficiaries', { ...own, caregiverIds: ['other'] })).toBe(false)
  expect(can(reader, 'read', 'beneficiaries', { ...listed, beneficiaryId: 'girard' })).toBe(false)
  expect(can(reader, 'read', 'beneficiaries', own)).toBe(false)
  expect(can(reader, 'read', 'beneficiaries')).toBe(false)
  expect(can(reader, 'read', 'moods', own)).toBe(true)
  expect(can(reader, 'read', 'moods', { beneficiaryId: 'girard', caregiverIds: ['me'] })).toBe(false)
  expect(can(reader, 'create', 'moods', own)).toBe(false)
  expect(can(writer, 'create', 'moods', own)).toBe(true)
  expect(can(writer, 'create', 'moods', {})).toBe(false)
  expect(can(access(roles.CAREGIVER, roles.ADMIN), 'create', 'moods', own)).toBe(false)
  expect(can(reader, 'acknowledge', 'alerts', own)).toBe(true)
  expect(can(writer, 'resolve', 'alerts', own)).toBe(false)
})

test('whose alerts a person reads: everybody’s, those they follow, or nobody’s', () => {
  expect(residentsReadBy(access(roles.NURSE, roles.READ_ONLY))).toBe('all')
  expect(residentsReadBy(access(roles.ADMIN, 'no membership'))).toBe('all')
  expect(residentsReadBy(access(roles.CAREGIVER, roles.READ_ONLY))).toEqual(['roy'])
  expect(residentsReadBy(access(roles.CAREGIVER, null))).toEqual([])
  expect(residentsReadBy(access(roles.NURSE, 'no membership'))).toEqual([])
})

test('an unverified e-mail opens nothing but the person’s own profile', () => {
  const who = access(roles.ADMIN, roles.ADMIN)
  const unverified = { ...who, person: { ...who.person, emailVerified: false } }
  expect(can(unverified, 'read', 'beneficiaries')).toBe(false)
  expect(can(unverified, 'read', 'users', { uid: 'other' })).toBe(false)
  expect(can(unverified, 'read', 'users', { uid: 'me' })).toBe(true)
})

test('a member sees their own membership and profile, and nobody else’s', () => {
  const member = access(roles.NURSE, roles.READ_ONLY)
  const sees = (uid: string) => [
    can(member, 'read', 'users', { uid }),
    can(member, 'update', 'users', { uid }),
    can(member, 'read', 'members', { uid }),
  ]
  expect(sees('me')).toEqual([true, true, true])
  expect(sees('other')).toEqual([false, false, false])
})

test('a profile is changed by its owner alone; who somebody is, and what is of no home, is for super administrators', () => {
  const nowhere = (role: Parameters<typeof access>[0]) => access(role, 'no membership')
  const rights = (who: Access) => [
    can(who, 'giveRole', 'users', { uid: 'other' }),
    can(who, 'delete', 'users', { uid: 'other' }),
    can(who, 'list', 'users'),
    can(who, 'read', 'generalAudit'),
    can(who, 'read', 'generalRefusals'),
  ]
  expect(can(nowhere(roles.ADMIN), 'update', 'users', { uid: 'me' })).toBe(true)
  expect(can(nowhere(roles.ADMIN), 'update', 'users', { uid: 'other' })).toBe(false)
  expect(can(nowhere(roles.ADMIN), 'create', 'users')).toBe(false)
  expect(rights(nowhere(roles.ADMIN))).toEqual([true, true, true, true, true])
  for (const who of [nowhere(roles.ADMIN_ESTABLISHMENT), access(roles.NURSE, roles.ADMIN)]) {
    expect(rights(who)).toEqual([false, false, false, false, false])
  }
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

describe('an inactive home', () => {
  const inactive = { membership: { establishmentState: 'inactive' as const } }
  const collections = Object.keys(permissionTable) as Collection[]
  const changes = collections.flatMap((collection) =>
    (['create', 'update', 'delete'] as const).map((operation) => ({ collection, operation })),
  )
  const facts = { uid: 'me', beneficiaryId: 'roy', caregiverIds: ['me'], by: 'me' }

  test.each([
    [roles.NURSE, roles.READ_WRITE],
    [roles.READ_WRITE, roles.READ_WRITE],
    [roles.CAREGIVER, roles.READ_WRITE],
  ] as const)('is changed in nothing by role %s with level %s, who reads as before', (role, level) => {
    const who = access(role, level, inactive)
    const changed = changes.filter(({ collection, operation }) =>
      can(who, operation as never, collection, facts),
    )
    expect(changed).toEqual([{ collection: 'users', operation: 'update' }])
    for (const collection of collections) {
      const reads = (one: Access) => can(one, 'read', collection, facts)
      expect(reads(who)).toBe(reads(access(role, level)))
    }
  })

  test('is changed by whoever administers it as one that is active', () => {
    for (const { collection, operation } of changes) {
      const does = (one: Access) => can(one, operation as never, collection, facts)
      expect(does(access(roles.NURSE, roles.ADMIN, inactive))).toBe(does(access(roles.NURSE, roles.ADMIN)))
      expect(does(access(roles.ADMIN, 'no membership'))).toBe(
        does(access(roles.ADMIN, roles.ADMIN, inactive)),
      )
    }
  })

  test('leaves nobody with an alert that they cannot take', () => {
    const nurse = access(roles.NURSE, roles.READ_WRITE, inactive)
    expect([can(nurse, 'acknowledge', 'alerts'), can(nurse, 'resolve', 'alerts')]).toEqual([true, true])
  })

  test('has nothing silenced in it but by whoever administers it', () => {
    const silences = (
      level: typeof roles.READ_WRITE | typeof roles.ADMIN,
      state: typeof inactive | undefined,
    ) => can(access(roles.NURSE, level, state), 'silence', 'alerts')
    expect(silences(roles.READ_WRITE, inactive)).toBe(false)
    expect([silences(roles.READ_WRITE, undefined), silences(roles.ADMIN, inactive)]).toEqual([true, true])
  })
})

test('whoever reads an inactive home has reports made of it as before; nobody else does', () => {
  const inactive = { membership: { establishmentState: 'inactive' as const } }
  const makes = (one: Access) =>
    (['madeReports', 'homeReports'] as const).map((collection) => can(one, 'make', collection))
  for (const level of [roles.READ_ONLY, roles.READ_WRITE])
    expect(makes(access(roles.NURSE, level, inactive))).toEqual([true, false])
  expect(makes(access(roles.NURSE, roles.ADMIN, inactive))).toEqual([true, true])
  expect(makes(access(roles.CAREGIVER, roles.READ_WRITE, inactive))).toEqual([false, false])
})

test('nobody deletes a home or a resident, whom no call deletes: a home is set inactive, a resident archived', () => {
  const superAdmin = access(roles.ADMIN, roles.ADMIN)
  expect(can(superAdmin, 'delete', 'establishments')).toBe(false)
  expect(can(superAdmin, 'delete', 'beneficiaries')).toBe(false)
})

test('whoever can administer a home can make one', () => {
  for (const role of [...Object.values(roles), null]) {
    const makes = can(access(role, 'no membership'), 'create', 'establishments')
    expect(makes).toBe(can(access(role, roles.ADMIN), 'update', 'establishments'))
  }
})
