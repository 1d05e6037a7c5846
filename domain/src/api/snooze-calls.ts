import { z } from 'zod'
import { snoozeSaidSchema } from '../care/snooze-said.ts'
import { idSchema } from '../ids.ts'
import { defineCall } from './call.ts'

const params = z.object({ eid: idSchema, bid: idSchema, sid: idSchema })
/** `changed`: false where it was so already, or is over by now. `goesOn`: whether the one that is named does. */
const answer = z.object({ changed: z.boolean(), goesOn: z.boolean() })
const refusals = ['forbidden', 'establishmentInactive', 'beneficiaryNotFound', 'beneficiaryArchived'] as const

export const beginSnoozeCall = defineCall({
  operationId: 'beginSnooze',
  method: 'put',
  path: '/api/establishment/:eid/beneficiary/:bid/snooze/:sid',
  summary:
    'Care begins with a resident, under an id that the caller chooses: for 5 to 60 minutes warnings about them, or of one of their devices, are silenced; calls for help never are',
  params,
  body: snoozeSaidSchema,
  answer,
  refusals: [...refusals, 'deviceNotFound'],
})

export const endSnoozeCall = defineCall({
  operationId: 'endSnooze',
  method: 'patch',
  path: '/api/establishment/:eid/beneficiary/:bid/snooze/:sid',
  summary:
    'Care is over before its time, with all that goes on of the same devices; or that is taken back, and it goes on',
  params,
  body: z.strictObject({ isEnded: z.boolean() }),
  answer,
  refusals,
})
