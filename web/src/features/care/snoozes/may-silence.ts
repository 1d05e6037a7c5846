import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { can } from '@vigie/domain/people/permissions'
import type { OwnEstablishment } from '../establishments/establishments-context.ts'

/** Whether the person may say that care is under way with a resident; nobody cares for whoever is archived. */
export const maySilence = (
  { access }: Pick<OwnEstablishment, 'access'>,
  { state }: Pick<Beneficiary, 'state'>,
): boolean => state === 'active' && can(access, 'silence', 'alerts')
