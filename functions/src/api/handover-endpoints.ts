import { getHandoverCall } from '@vigie/domain/api/handover-calls'
import { residentsReadBy } from '@vigie/domain/people/permissions'
import { readMember } from '../data/members.ts'
import { putTogether } from '../handover/put-together.ts'
import { ApiError } from './api-error.ts'
import { type Endpoint, endpoint } from './endpoint.ts'

/** What one shift leaves to the next. */
export const handoverEndpoints: readonly Endpoint[] = [
  endpoint({
    call: getHandoverCall,
    async authorise({ person, params: { eid } }) {
      return residentsReadBy({ person, membership: await readMember(eid, person.uid) }) === 'all'
    },
    async run({ person, params: { eid } }) {
      const found = await putTogether(eid, person, Date.now())
      if (found === null) throw new ApiError('establishmentNotFound')
      return found
    },
  }),
]
