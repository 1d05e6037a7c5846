import { z } from 'zod'
import { handoverSchema } from '../care/handover.ts'
import { idSchema } from '../ids.ts'
import { defineCall } from './call.ts'

export const getHandoverCall = defineCall({
  operationId: 'getHandover',
  method: 'get',
  path: '/api/establishment/:eid/handover',
  summary:
    'What happened in the shift before the present one, for every resident, as far as one may read it; null where the establishment has no shifts',
  params: z.object({ eid: idSchema }),
  answer: z.object({ handover: handoverSchema.nullable() }),
  refusals: ['forbidden', 'establishmentNotFound'],
})
