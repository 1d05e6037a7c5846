import { getResidentReportCall } from '@vigie/domain/api/report-calls'
import { periodAsked } from '@vigie/domain/api/trend-calls'
import { can, residentsReadBy } from '@vigie/domain/people/permissions'
import { readMember } from '../data/members.ts'
import { reportOfResident } from '../reports/report-of-resident.ts'
import { doneOr } from './done-or.ts'
import { type Endpoint, endpoint } from './endpoint.ts'

const told = ['days', 'moods', 'notes', 'tasks', 'alerts'] as const

/** What is told of residents over a period. */
export const reportEndpoints: readonly Endpoint[] = [
  endpoint({
    call: getResidentReportCall,
    /** Staff who may read all that it tells: who did what, and left what undone, is not for relatives. Of private notes each is asked for itself. */
    async authorise({ person, params: { eid, bid } }) {
      const access = { person, membership: await readMember(eid, person.uid) }
      return (
        residentsReadBy(access) === 'all' &&
        told.every((one) => can(access, 'read', one, { beneficiaryId: bid }))
      )
    },
    async run({ person, params, query }) {
      return doneOr(await reportOfResident(params, person, periodAsked(query), Date.now()))
    },
  }),
]
