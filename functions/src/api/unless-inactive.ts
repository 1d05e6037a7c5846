import type { Access } from '@vigie/domain/people/permissions'
import { ApiError } from './api-error.ts'

/**
 * Whether somebody may write, in the words of `may`. Whoever could, were their home not inactive, is told that it is.
 * Throws ApiError.
 */
export function mayUnlessInactive(access: Access, may: (access: Access) => boolean): boolean {
  if (may(access)) return true
  const { membership } = access
  if (membership?.establishmentState !== 'inactive') return false
  if (may({ ...access, membership: { ...membership, establishmentState: 'active' } })) {
    throw new ApiError('establishmentInactive')
  }
  return false
}
