import { z } from 'zod'
import { handoverSchema } from '../care/handover.ts'
import { idSchema, instantSchema } from '../ids.ts'
import { defineCall } from './call.ts'
import { whetherChanged } from './whether-changed.ts'

export const markHandoverReadCall = defineCall({
  operationId: 'markHandoverRead',
  method: 'post',
  path: '/api/establishment/:eid/handover/read',
  summary:
    'Say that one has read what the shift before the present one left; by when that began, so that no other is meant',
  params: z.object({ eid: idSchema }),
  body: z.strictObject({ shiftId: idSchema, from: instantSchema }),
  answer: whetherChanged,
  refusals: ['forbidden', 'establishmentNotFound', 'establishmentInactive', 'handoverOver'],
})

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
