import { can } from '@vigie/domain/people/permissions'
import type { ShownResident } from '../residents/use-shown-resident.ts'

type Whose = Pick<ShownResident, 'establishment' | 'bid'> & {
  resident: Pick<ShownResident['resident'], 'state'>
}

/** Whether the person may do and change the tasks of a resident: those of one who is archived are read only. */
export const mayWriteTasks = ({ establishment, bid, resident }: Whose): boolean =>
  resident.state === 'active' && can(establishment.access, 'update', 'tasks', { beneficiaryId: bid })
