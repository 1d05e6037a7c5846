import fc from 'fast-check'
import { expect, test } from 'vitest'
import { entersAdminArea } from './admin-area.ts'
import type { Membership, Person } from './permissions.ts'
import { membershipRoles, roles, staffRoles } from './roles.ts'

const roleId = fc.constantFrom(...Object.values(roles), null)
const person: fc.Arbitrary<Person> = fc.record({
  uid: fc.constant('me'),
  roleId,
  operator: fc.boolean(),
  disabled: fc.boolean(),
  emailVerified: fc.boolean(),
})
const membership: fc.Arbitrary<Membership> = fc.record({
  roleId: fc.constantFrom(...Object.values(membershipRoles), null),
  role: roleId,
  state: fc.constantFrom('pending', 'accepted', 'refused'),
  beneficiaryIds: fc.constant([]),
})

const admits: readonly (number | null)[] = [roles.ADMIN, roles.ADMIN_ESTABLISHMENT]
const administers = ({ state, role, roleId }: Membership) =>
  state === 'accepted' && roleId === roles.ADMIN && staffRoles.includes(role)

test('/admin is for the operator’s accounts, the two roles of administrators and whoever administers a home', () => {
  fc.assert(
    fc.property(person, fc.array(membership, { maxLength: 4 }), (who, homes) => {
      const isAdministrator = who.operator || admits.includes(who.roleId) || homes.some(administers)
      expect(entersAdminArea(who, homes)).toBe(!who.disabled && who.emailVerified && isAdministrator)
    }),
  )
})

test.each([
  ['that the operator made', true],
  ['that nobody gave a role', false],
])('an account %s, with no role and no home: %s', (_which, operator) => {
  const who = { uid: 'me', roleId: null, operator, disabled: false, emailVerified: true }
  expect(entersAdminArea(who, [])).toBe(operator)
})
