import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { reportJobSchema } from '../reports/report-job.ts'
import { localeSchema } from '../text.ts'
import { monthSchema } from '../time/month.ts'
import { lengthOfDates, mostTrendDays } from '../trends/trend-period.ts'
import { defineCall, defineFileCall } from './call.ts'
import { askedDate } from './trend-calls.ts'

const answer = reportJobSchema.pick({ state: true })

export const makeResidentReportCall = defineCall({
  operationId: 'makeResidentReport',
  method: 'post',
  path: '/api/establishment/:eid/beneficiary/:bid/report/:rid',
  summary: `Have the report of a resident made as a PDF in the background, over ${mostTrendDays} days at most, in the language that is said, as the caller may read it. Under the same id the same again makes no other; for staff`,
  params: z.object({ eid: idSchema, bid: idSchema, rid: idSchema }),
  body: z
    .object({
      from: askedDate.meta({ examples: ['2026-11-01'] }),
      to: askedDate.meta({ examples: ['2026-11-30'] }),
      locale: localeSchema,
    })
    .refine((dates) => lengthOfDates(dates) > 0 && lengthOfDates(dates) <= mostTrendDays, { path: ['to'] }),
  answer,
  refusals: [
    'forbidden',
    'beneficiaryNotFound',
    'periodToCome',
    'reportExists',
    'tooManyReports',
    'tooManyReportsOfDay',
  ],
})

export const makeHomeReportCall = defineCall({
  operationId: 'makeHomeReport',
  method: 'post',
  path: '/api/establishment/:eid/report/:rid',
  summary:
    'Have the report of a month of an establishment made as a PDF in the background, in the language that is said. Under the same id the same again makes no other; for who administers it',
  params: z.object({ eid: idSchema, rid: idSchema }),
  body: z.object({ month: monthSchema, locale: localeSchema }),
  answer,
  refusals: [
    'forbidden',
    'establishmentNotFound',
    'monthToCome',
    'reportExists',
    'tooManyReports',
    'tooManyReportsOfDay',
  ],
})

export const readReportCall = defineFileCall({
  operationId: 'readReport',
  path: '/api/establishment/:eid/report/:rid',
  summary:
    'Read a report that the caller had made, as a PDF, as long as they may read all that it tells: once a note of it is private or gone it is to be made again',
  params: z.object({ eid: idSchema, rid: idSchema }),
  refusals: ['reportOutdated'],
})
