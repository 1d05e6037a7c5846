import { z } from 'zod'
import { residentReportSchema } from '../care/resident-report.ts'
import { idSchema } from '../ids.ts'
import { homeMonthSchema } from '../reports/home-month.ts'
import { monthSchema } from '../time/month.ts'
import { mostTrendDays } from '../trends/trend-period.ts'
import { defineCall } from './call.ts'
import { periodQuery } from './trend-calls.ts'

export const getResidentReportCall = defineCall({
  operationId: 'getResidentReport',
  method: 'get',
  path: '/api/establishment/:eid/beneficiary/:bid/report',
  summary: `What people noted and did of a resident over a period: mood, health, appetite, the notes that the caller may read, alerts and how fast somebody came, tasks that were done and that were not; a custom period of ${mostTrendDays} days at most. That they read the record is noted; for staff`,
  params: z.object({ eid: idSchema, bid: idSchema }),
  query: periodQuery,
  answer: residentReportSchema,
  refusals: ['forbidden', 'beneficiaryNotFound', 'periodToCome'],
})

export const getHomeMonthCall = defineCall({
  operationId: 'getHomeMonth',
  method: 'get',
  path: '/api/establishment/:eid/monthReport',
  summary:
    'What a month of an establishment comes to, for who administers it: alerts by severity, rule and room, how soon calls for help were answered, messages and their cost, silent devices, tasks, and how much was observed; it names no resident, and what is not known is null',
  params: z.object({ eid: idSchema }),
  query: z.object({ month: monthSchema }),
  answer: homeMonthSchema,
  refusals: ['forbidden', 'establishmentNotFound', 'monthToCome'],
})
