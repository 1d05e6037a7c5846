import { type Access, can } from '@vigie/domain/people/permissions'

/**
 * Whether somebody may find archived residents in a home: of whoever lives there they see `living`. Who follows residents finds one
 * among those whom they follow and who do not live there, or nobody.
 */
export function hasArchivedInReach(access: Access, living: readonly { readonly id: string }[]): boolean {
  if (can(access, 'read', 'beneficiaries')) return true
  const ids = new Set(living.map(({ id }) => id))
  return access.membership?.beneficiaryIds.some((bid) => !ids.has(bid)) ?? false
}
