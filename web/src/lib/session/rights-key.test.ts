import { roles } from '@vigie/domain/people/roles'
import { expect, test } from 'vitest'
import { rightsKey } from './rights-key.ts'
import type { OwnMembership } from './session-context.ts'

const person = { uid: 'a', roleId: roles.NURSE, operator: false, disabled: false, emailVerified: true }
const membership: OwnMembership = {
  establishmentId: 'home',
  uid: 'a',
  displayName: 'Alice',
  establishmentName: 'Les Cèdres',
  roleId: roles.ADMIN,
  role: roles.ADMIN_ESTABLISHMENT,
  state: 'accepted',
  beneficiaryIds: [],
  establishmentState: 'active',
  isCaregiver: false,
}
const key = (memberships: readonly OwnMembership[], change: Partial<typeof person> = {}) =>
  rightsKey({ person: { ...person, ...change }, memberships })

test.each([
  ['a membership goes', key([])],
  ['its level changes', key([{ ...membership, roleId: roles.READ_ONLY }])],
  ['it ends', key([{ ...membership, state: 'pending' }])],
  ['its home becomes inactive', key([{ ...membership, establishmentState: 'inactive' }])],
  ['they are nobody any more', key([membership], { disabled: true })],
])('rights are others once %s', (_, changed) => {
  expect(changed).not.toBe(key([membership]))
})

test('a name, or the order in which homes are read, changes no right', () => {
  const other = { ...membership, establishmentId: 'other' }
  expect(key([{ ...membership, displayName: 'Alice B.' }])).toBe(key([membership]))
  expect(key([membership, other])).toBe(key([other, membership]))
})
