import { z } from 'zod'
import type { Localized } from '../text.ts'

/** Who a user is. `users.roleId` holds one of these, or null, and so does the `role` of each membership. */
export const roles = {
  ADMIN: 1,
  ADMIN_ESTABLISHMENT: 2,
  THERAPIST: 3,
  NURSE: 4,
  CAREGIVER: 5,
  READ_ONLY: 10,
  READ_WRITE: 11,
} as const
export type RoleName = keyof typeof roles
export type RoleId = (typeof roles)[RoleName]

export const roleIdSchema = z.literal(Object.values(roles))

/** The roles of those who work in a home. A list of who is, so that a role nobody thought of is not. */
export const staffRoles: readonly (RoleId | null)[] = [
  roles.ADMIN,
  roles.ADMIN_ESTABLISHMENT,
  roles.THERAPIST,
  roles.NURSE,
  roles.READ_ONLY,
  roles.READ_WRITE,
]

/** The access levels an invitation may give in one establishment; null is the "member" label, no role. */
export const membershipRoles = {
  ADMIN: roles.ADMIN,
  READ_ONLY: roles.READ_ONLY,
  READ_WRITE: roles.READ_WRITE,
} as const
export type MembershipRoleId = (typeof membershipRoles)[keyof typeof membershipRoles]
export const membershipRoleIdSchema = z.literal(Object.values(membershipRoles))

export const roleNames: Record<RoleId, Localized> = {
  1: { fr: 'Super administrateur', en: 'Super admin' },
  2: { fr: 'Administrateur d’établissement', en: 'Establishment admin' },
  3: { fr: 'Ergothérapeute', en: 'Occupational therapist' },
  4: { fr: 'Infirmière ou infirmier', en: 'Nurse' },
  5: { fr: 'Proche aidant', en: 'Caregiver' },
  10: { fr: 'Lecture seule', en: 'Read only' },
  11: { fr: 'Préposée ou préposé aux bénéficiaires', en: 'Attendant' },
}
