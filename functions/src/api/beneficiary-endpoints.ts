import { openedBeneficiaryCall, setBeneficiaryCall } from '@vigie/domain/api/beneficiary-calls'
import { can } from '@vigie/domain/people/permissions'
import { setBeneficiary } from '../data/beneficiaries.ts'
import { readMember } from '../data/members.ts'
import { recordOpened } from '../data/opened-records.ts'
import { ApiError } from './api-error.ts'
import { doneOr } from './done-or.ts'
import { type Endpoint, endpoint } from './endpoint.ts'

/** What is said and noted of residents. */
export const beneficiaryEndpoints: readonly Endpoint[] = [
  endpoint({
    call: setBeneficiaryCall,
    async authorise({ person, params: { eid } }) {
      // To add one is the right to change one: which of the two it is, only the record says.
      return can({ person, membership: await readMember(eid, person.uid) }, 'update', 'beneficiaries')
    },
    async run({ person: { uid }, params, body }) {
      return doneOr(await setBeneficiary({ ...params, uid }, body, Date.now()))
    },
  }),
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
