import { can, type Membership, type Person } from './permissions.ts'

/**
 * Whether a person may enter /admin: by who they are, or as the administrator of any of their homes. A role that is missing
 * opens nothing; an account that the operator made says so by `operator` (docs/adr/0041-who-may-see-a-page.md).
 */
export const entersAdminArea = (person: Person, memberships: readonly Membership[]): boolean =>
  [null, ...memberships].some((membership) => can({ person, membership }, 'read', 'adminArea'))
