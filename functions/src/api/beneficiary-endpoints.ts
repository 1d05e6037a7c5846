import {
  getBeneficiaryCall,
  setBeneficiaryCall,
  setBeneficiaryStateCall,
} from '@vigie/domain/api/beneficiary-calls'
import { openedBeneficiaryCall } from '@vigie/domain/api/opened-calls'
import { can, type Person } from '@vigie/domain/people/permissions'
import { isPossiblePhone } from '../accounts/possible-phone.ts'
import { setBeneficiary } from '../data/beneficiaries.ts'
import { setBeneficiaryState } from '../data/beneficiary-state.ts'
import { readMember } from '../data/members.ts'
import { recordOpened } from '../data/opened-records.ts'
import { readBeneficiary } from '../data/read-beneficiary.ts'
import { ApiError, StaleError } from './api-error.ts'
import { doneOr } from './done-or.ts'
import { type Endpoint, endpoint } from './endpoint.ts'
import { mayChangeResident } from './may-change-resident.ts'

interface Asked {
  person: Person
  params: { eid: string; bid: string }
}

/** Whether somebody reads of a resident, says their membership; of whose record it asks nothing. */
const mayReadOf = async ({ person, params: { eid, bid } }: Asked): Promise<boolean> =>
  can({ person, membership: await readMember(eid, person.uid) }, 'read', 'days', { beneficiaryId: bid })

/** What is said and noted of residents. */
export const beneficiaryEndpoints: readonly Endpoint[] = [
  endpoint({
    call: getBeneficiaryCall,
    authorise: mayReadOf,
    async run({ person, params }) {
      const access = { person, membership: await readMember(params.eid, person.uid) }
      return doneOr(
        await readBeneficiary(params, (caregiverIds) =>
          can(access, 'read', 'beneficiaries', { beneficiaryId: params.bid, caregiverIds }),
        ),
      )
    },
  }),
  endpoint({
    call: setBeneficiaryCall,
    authorise: mayChangeResident,
    async run({ person: { uid }, params, body }) {
      if (body.phone && !isPossiblePhone(body.phone)) throw new ApiError('phoneImpossible')
      const outcome = await setBeneficiary({ ...params, uid }, body, Date.now())
      if ('current' in outcome) throw new StaleError(outcome.why, outcome.current)
      return doneOr(outcome)
    },
  }),
  endpoint({
    call: setBeneficiaryStateCall,
    authorise: mayChangeResident,
    async run({ person: { uid }, params, body: { state } }) {
      return doneOr(await setBeneficiaryState({ ...params, uid }, state, Date.now()))
    },
  }),
  endpoint({
    call: openedBeneficiaryCall,
    authorise: mayReadOf,
    async run({ person, params }) {
      if (!(await recordOpened({ ...params, uid: person.uid }, Date.now())))
        throw new ApiError('beneficiaryNotFound')
      return {}
    },
  }),
]
