import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { can } from '@vigie/domain/people/permissions'
import type { OwnEstablishment } from '../establishments/establishments-context.ts'

/** Whether the person may add to and change what is of this kind in a resident's record: that of one who is archived is read only. */
export const mayWriteCare = (
  collection: 'moods' | 'tasks',
  { access }: Pick<OwnEstablishment, 'access'>,
  { id, state }: Pick<Beneficiary, 'state'> & { id: string },
): boolean => state === 'active' && can(access, 'update', collection, { beneficiaryId: id })
