import { getHandoverCall, markHandoverReadCall } from '@vigie/domain/api/handover-calls'
import { can, residentsReadBy } from '@vigie/domain/people/permissions'
import { readMember } from '../data/members.ts'
import { markRead } from '../handover/mark-read.ts'
import { putTogether } from '../handover/put-together.ts'
import { ApiError } from './api-error.ts'
import { doneOr } from './done-or.ts'
import { type Endpoint, endpoint } from './endpoint.ts'
import { mayUnlessInactive } from './unless-inactive.ts'

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
  endpoint({
    call: markHandoverReadCall,
    async authorise({ person, params: { eid } }) {
      const access = { person, membership: await readMember(eid, person.uid) }
      return mayUnlessInactive(access, (own) => can(own, 'update', 'handovers'))
    },
    async run({ person: { uid }, params: { eid }, body }) {
      return doneOr(await markRead({ eid, uid }, body, Date.now()))
    },
  }),
]
