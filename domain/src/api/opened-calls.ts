import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { defineCall } from './call.ts'

export const openedBeneficiaryCall = defineCall({
  operationId: 'openedBeneficiary',
  method: 'post',
  path: '/api/establishment/:eid/beneficiary/:bid/opened',
  summary: 'Note that one has opened the record of a resident: once a day on the home’s clock',
  params: z.object({ eid: idSchema, bid: idSchema }),
  answer: z.object({}),
  refusals: ['forbidden', 'beneficiaryNotFound'],
})
