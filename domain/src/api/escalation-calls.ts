import { z } from 'zod'
import { escalationPlanSchema, residentPlanSchema } from '../alerts/escalation-plan.ts'
import { idSchema, instantSchema } from '../ids.ts'
import { defineCall } from './call.ts'
import { whetherChanged } from './whether-changed.ts'

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
  bodyLimit: 250_000,
  answer: z.object({ changed: z.boolean(), updatedAt: instantSchema }),
  refusals: [
    'forbidden',
    'establishmentNotFound',
    'memberNotFound',
    'shiftNotFound',
    'escalationChanged',
    'stepReachesNobody',
    'residentStepReachesNobody',
  ],
})

const path = '/api/establishment/:eid/beneficiary/:bid/escalation'
const place = z.object({ eid: idSchema, bid: idSchema })

export const setResidentEscalationCall = defineCall({
  operationId: 'setResidentEscalation',
  method: 'put',
  path,
  summary:
    'Say what is done about an alert of one resident until somebody answers it, in place of what their establishment does',
  params: place,
  body: z.strictObject({
    plan: residentPlanSchema,
    /** The `updatedAt` of the plan that they had; null: they had none of their own. */
    updatedAt: instantSchema.nullable(),
  }),
  bodyLimit: 50_000,
  answer: z.object({ changed: z.boolean(), updatedAt: instantSchema }),
  refusals: [
    'forbidden',
    'beneficiaryNotFound',
    'beneficiaryArchived',
    'memberNotFound',
    'escalationChanged',
    'stepReachesNobody',
  ],
})

export const removeResidentEscalationCall = defineCall({
  operationId: 'removeResidentEscalation',
  method: 'delete',
  path,
  summary: 'Have alerts of a resident follow again what their establishment does until somebody answers',
  params: place,
  body: z.strictObject({
    /** The `updatedAt` of the plan that they have; null: it could not be read. */
    updatedAt: instantSchema.nullable(),
  }),
  /** `changed`: false where they had no plan of their own. */
  answer: whetherChanged,
  refusals: ['forbidden', 'escalationChanged'],
})
