import { type MembershipRoleId, membershipRoles } from './roles.ts'

/** The levels that a home gives, by name, in the order in which they are offered. */
export const levels = {
  READ_WRITE: membershipRoles.READ_WRITE,
  READ_ONLY: membershipRoles.READ_ONLY,
  ADMIN: membershipRoles.ADMIN,
  none: null,
} as const
export type LevelName = keyof typeof levels
export const levelNames = Object.keys(levels) as LevelName[]

/** Those of a caregiver. */
export const caregiverLevels: readonly LevelName[] = ['READ_WRITE', 'READ_ONLY']

/** What a level is called. */
export function levelNameOf(roleId: MembershipRoleId | null): LevelName {
  return levelNames.find((name) => levels[name] === roleId) ?? 'none'
}
