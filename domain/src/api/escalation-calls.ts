import { z } from 'zod'
import { escalationPlanSchema } from '../alerts/escalation-plan.ts'
import { idSchema, instantSchema } from '../ids.ts'
import { defineCall } from './call.ts'

export const setEscalationCall = defineCall({
  operationId: 'setEscalation',
  method: 'put',
  path: '/api/establishment/:eid/escalation',
  summary:
    'Say what is done about an alert of an establishment until somebody answers it, as it was when last seen',
  params: z.object({ eid: idSchema }),
  body: z.strictObject({
    plan: escalationPlanSchema,
    /** The `updatedAt` of what was said before; null: nothing was. */
    updatedAt: instantSchema.nullable(),
  }),
  answer: z.object({ changed: z.boolean(), updatedAt: instantSchema }),
  refusals: [
    'forbidden',
    'establishmentNotFound',
    'memberNotFound',
    'shiftNotFound',
    'escalationChanged',
    'stepReachesNobody',
  ],
})
