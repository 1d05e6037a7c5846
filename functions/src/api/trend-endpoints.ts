import { getTrendsCall } from '@vigie/domain/api/trend-calls'
import { can } from '@vigie/domain/people/permissions'
import { readMember } from '../data/members.ts'
import { readBeneficiary } from '../data/read-beneficiary.ts'
import { trendsOf } from '../trends/trends-of.ts'
import { doneOr } from './done-or.ts'
import { type Endpoint, endpoint } from './endpoint.ts'

/** What sensors told of residents over months. */
export const trendEndpoints: readonly Endpoint[] = [
  endpoint({
    call: getTrendsCall,
    async authorise({ person, params: { eid, bid } }) {
      return can({ person, membership: await readMember(eid, person.uid) }, 'read', 'days', {
        beneficiaryId: bid,
      })
    },
    async run({ params, query: { period, from, to } }) {
      doneOr(await readBeneficiary(params, () => true))
      const asked = period === 'custom' ? { kind: period, from: from ?? '', to: to ?? '' } : period
      return doneOr(await trendsOf(params, asked, Date.now()))
    },
  }),
]
