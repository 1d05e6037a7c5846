import { openedBeneficiaryCall } from '@vigie/domain/api/beneficiary-calls'
import { can } from '@vigie/domain/people/permissions'
import { readMember } from '../data/members.ts'
import { recordOpened } from '../data/opened-records.ts'
import { ApiError } from './api-error.ts'
import { type Endpoint, endpoint } from './endpoint.ts'

/** What is noted of residents. */
export const beneficiaryEndpoints: readonly Endpoint[] = [
  endpoint({
    call: openedBeneficiaryCall,
    async authorise({ person, params: { eid, bid } }) {
      const membership = await readMember(eid, person.uid)
      return can({ person, membership }, 'read', 'days', { beneficiaryId: bid })
    },
    async run({ person, params }) {
      if (!(await recordOpened({ ...params, uid: person.uid }, Date.now())))
        throw new ApiError('beneficiaryNotFound')
      return {}
    },
  }),
]
