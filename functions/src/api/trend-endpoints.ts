import {
  getChangesCall,
  getHomeChangesCall,
  getLastNightCall,
  getSegmentsCall,
  getTrendsCall,
  periodAsked,
} from '@vigie/domain/api/trend-calls'
import { getWholeTrendsCall } from '@vigie/domain/api/whole-trends-calls'
import { can, residentsReadBy } from '@vigie/domain/people/permissions'
import { readMember } from '../data/members.ts'
import { readBeneficiary } from '../data/read-beneficiary.ts'
import { changesOf } from '../trends/changes-of.ts'
import { homeChangesOf } from '../trends/home-changes-of.ts'
import { lastNightOf } from '../trends/last-night-of.ts'
import { segmentsOf } from '../trends/segments-of.ts'
import { trendsOf } from '../trends/trends-of.ts'
import { wholeTrendsOf } from '../trends/whole-trends-of.ts'
import type { Caller } from './authenticate.ts'
import { doneOr } from './done-or.ts'
import { type Endpoint, endpoint } from './endpoint.ts'

/** Whoever may read what sensors told of a resident may ask what follows from it. */
async function authorise({
  person,
  params: { eid, bid },
}: {
  person: Caller
  params: { eid: string; bid: string }
}): Promise<boolean> {
  return can({ person, membership: await readMember(eid, person.uid) }, 'read', 'days', {
    beneficiaryId: bid,
  })
}

/** What sensors told of residents over months. */
export const trendEndpoints: readonly Endpoint[] = [
  endpoint({
    call: getTrendsCall,
    authorise,
    async run({ params, query }) {
      doneOr(await readBeneficiary(params, () => true))
      return doneOr(await trendsOf(params, periodAsked(query), Date.now()))
    },
  }),
  endpoint({
    call: getWholeTrendsCall,
    authorise,
    async run({ params, query }) {
      doneOr(await readBeneficiary(params, () => true))
      return doneOr(await wholeTrendsOf(params, periodAsked(query), Date.now()))
    },
  }),
  endpoint({
    call: getLastNightCall,
    authorise,
    async run({ params }) {
      doneOr(await readBeneficiary(params, () => true))
      return doneOr(await lastNightOf(params, Date.now()))
    },
  }),
  endpoint({
    call: getChangesCall,
    authorise,
    async run({ params }) {
      doneOr(await readBeneficiary(params, () => true))
      return doneOr(await changesOf(params, Date.now()))
    },
  }),
  endpoint({
    call: getHomeChangesCall,
    async authorise({ person, params: { eid } }) {
      return residentsReadBy({ person, membership: await readMember(eid, person.uid) }) === 'all'
    },
    async run({ params: { eid } }) {
      return doneOr(await homeChangesOf(eid, Date.now()))
    },
  }),
  endpoint({
    call: getSegmentsCall,
    authorise,
    async run({ params, query }) {
      doneOr(await readBeneficiary(params, () => true))
      return doneOr(await segmentsOf(params, query, Date.now()))
    },
  }),
]
