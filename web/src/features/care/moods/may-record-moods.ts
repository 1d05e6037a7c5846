import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { can } from '@vigie/domain/people/permissions'
import type { OwnEstablishment } from '../establishments/establishments-context.ts'

/** Whether the person may record how a resident is: the record of one who is archived is read only. */
export const mayRecordMoods = (
  { access }: Pick<OwnEstablishment, 'access'>,
  { id, state }: Pick<Beneficiary, 'state'> & { id: string },
): boolean => state === 'active' && can(access, 'create', 'moods', { beneficiaryId: id })
