import type { Access, Membership, Person } from './permissions.ts'
import type { MembershipRoleId, RoleId } from './roles.ts'

type Level = MembershipRoleId | null | 'no membership'

/** A person whose membership mirrors their role, as it must. */
export const access = (
  roleId: RoleId | null,
  level: Level,
  change: { person?: Partial<Person>; membership?: Partial<Membership> } = {},
): Access => ({
  person: { uid: 'me', roleId, operator: false, disabled: false, emailVerified: true, ...change.person },
  membership:
    level === 'no membership'
      ? null
      : { roleId: level, role: roleId, state: 'accepted', beneficiaryIds: ['roy'], ...change.membership },
})
