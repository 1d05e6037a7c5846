import { z } from 'zod'
import { devEuiSchema, idSchema } from '../ids.ts'
import { defineCall } from './call.ts'

export const moveDeviceCall = defineCall({
  operationId: 'moveDevice',
  method: 'post',
  path: '/api/establishment/:eid/device/:devEui/move',
  summary: 'Give a device to another resident of its establishment',
  params: z.object({ eid: idSchema, devEui: devEuiSchema }),
  body: z.object({ beneficiaryId: idSchema }),
  answer: z.object({
    deviceId: devEuiSchema,
    beneficiaryId: idSchema,
    /** False when it was there already. */
    changed: z.boolean(),
  }),
  refusals: ['forbidden', 'deviceNotFound', 'beneficiaryNotFound', 'beneficiaryArchived'],
})
