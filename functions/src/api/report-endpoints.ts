import { makeHomeReportCall, makeResidentReportCall } from '@vigie/domain/api/made-report-calls'
import { getHomeMonthCall, getResidentReportCall } from '@vigie/domain/api/report-calls'
import { periodAsked } from '@vigie/domain/api/trend-calls'
import { mayMake, mayReportOn } from '@vigie/domain/reports/report-job'
import { localDate } from '@vigie/domain/time/local-time'
import { isMonthToCome, spanOfMonth } from '@vigie/domain/time/month'
import { readMember } from '../data/members.ts'
import { askForReport, readHomeOfReport } from '../data/reports.ts'
import { monthOfHome } from '../reports/month-of-home.ts'
import { reportOfResident } from '../reports/report-of-resident.ts'
import { ApiError } from './api-error.ts'
import { doneOr } from './done-or.ts'
import { type Endpoint, endpoint } from './endpoint.ts'

/** What is told of residents over a period. */
export const reportEndpoints: readonly Endpoint[] = [
  endpoint({
    call: getResidentReportCall,
    async authorise({ person, params: { eid, bid } }) {
      return mayReportOn({ person, membership: await readMember(eid, person.uid) }, bid)
    },
    async run({ person, params, query }) {
      return doneOr(await reportOfResident(params, person, periodAsked(query), Date.now()))
    },
  }),
  endpoint({
    call: makeResidentReportCall,
    async authorise({ person, params: { eid, bid } }) {
      const access = { person, membership: await readMember(eid, person.uid) }
      return mayMake(access, { kind: 'resident', beneficiaryId: bid })
    },
    async run({ person: { uid, displayName }, params: { eid, bid, rid }, body }) {
      const now = Date.now()
      const home = await readHomeOfReport(eid)
      if (home !== null && body.from > localDate(now, home.timeZone)) throw new ApiError('periodToCome')
      const asked = { kind: 'resident', beneficiaryId: bid, ...body } as const
      return doneOr(await askForReport({ eid, rid }, asked, { uid, name: displayName }, now))
    },
  }),
  endpoint({
    call: getHomeMonthCall,
    async authorise({ person, params: { eid } }) {
      const access = { person, membership: await readMember(eid, person.uid) }
      return mayMake(access, { kind: 'home', beneficiaryId: null })
    },
    async run({ person: { uid }, params: { eid }, query: { month } }) {
      return doneOr(await monthOfHome({ eid, month, uid }, Date.now()))
    },
  }),
  endpoint({
    call: makeHomeReportCall,
    async authorise({ person, params: { eid } }) {
      const access = { person, membership: await readMember(eid, person.uid) }
      return mayMake(access, { kind: 'home', beneficiaryId: null })
    },
    async run({ person: { uid, displayName }, params: { eid, rid }, body: { month, locale } }) {
      const [now, span] = [Date.now(), spanOfMonth(month)]
      const home = await readHomeOfReport(eid)
      if (home !== null && isMonthToCome(month, home.timeZone, now)) throw new ApiError('monthToCome')
      const asked = { kind: 'home', beneficiaryId: null, locale, ...span } as const
      return doneOr(await askForReport({ eid, rid }, asked, { uid, name: displayName }, now))
    },
  }),
]
