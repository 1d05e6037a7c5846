import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { fewNights } from '../trends/nights-shown.ts'
import { defineCall } from './call.ts'
import {
  getChangesCall,
  getLastNightCall,
  getSegmentsCall,
  getTrendsCall,
  periodQuery,
} from './trend-calls.ts'

export const getWholeTrendsCall = defineCall({
  operationId: 'getWholeTrends',
  method: 'get',
  path: '/api/establishment/:eid/beneficiary/:bid/trends/whole',
  summary: `What getTrends, getLastNight and getChanges answer of a period, and getSegments of its last ${fewNights} nights, in one answer: each document behind them is read once`,
  params: z.object({ eid: idSchema, bid: idSchema }),
  query: periodQuery,
  answer: z.object({
    trends: getTrendsCall.answer,
    night: getLastNightCall.answer,
    changes: getChangesCall.answer,
    /** Of the nights that begin on the last dates that `trends` tells of, and of the morning after; none where it tells of none. */
    segments: getSegmentsCall.answer,
  }),
  refusals: ['forbidden', 'beneficiaryNotFound'],
})
export type WholeTrends = z.infer<(typeof getWholeTrendsCall)['answer']>
