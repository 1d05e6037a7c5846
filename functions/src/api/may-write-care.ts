import { can, type Membership, type Person } from '@vigie/domain/people/permissions'
import { readMember } from '../data/members.ts'
import { ApiError } from './api-error.ts'

interface Asked {
  person: Person
  params: { eid: string; bid: string }
}

/**
 * Whether somebody may add, change or delete what is of this kind in a resident's record. Throws ApiError where nothing but that the
 * home is inactive keeps them from it: they are told so.
 */
export const mayWriteCare =
  (operation: 'create' | 'update' | 'delete', collection: 'tasks') =>
  async ({ person, params: { eid, bid } }: Asked): Promise<boolean> => {
    const member = await readMember(eid, person.uid)
    const mayAs = (membership: Membership | null) =>
      can({ person, membership }, operation, collection, { beneficiaryId: bid })
    if (mayAs(member)) return true
    if (member && mayAs({ ...member, establishmentState: 'active' }))
      throw new ApiError('establishmentInactive')
    return false
  }
