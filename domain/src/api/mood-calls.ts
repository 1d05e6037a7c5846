import { z } from 'zod'
import { moodSaidSchema } from '../care/mood-record.ts'
import { idSchema, instantSchema } from '../ids.ts'
import { defineCall } from './call.ts'
import { whetherChanged } from './whether-changed.ts'

const ofBeneficiary = z.object({ eid: idSchema, bid: idSchema })
const refusals = ['forbidden', 'beneficiaryNotFound', 'beneficiaryArchived', 'establishmentInactive'] as const

export const recordMoodCall = defineCall({
  operationId: 'recordMood',
  method: 'post',
  path: '/api/establishment/:eid/beneficiary/:bid/mood',
  summary:
    'Record a resident’s mood, health or appetite, under an id that the caller may choose: the same again changes nothing',
  params: ofBeneficiary,
  body: moodSaidSchema,
  /** The record, and whether this call made it. */
  answer: z.object({ id: idSchema, at: instantSchema, changed: z.boolean() }),
  refusals: [...refusals, 'moodExists', 'tooMuchWritten'],
})

export const undoMoodCall = defineCall({
  operationId: 'undoMood',
  method: 'delete',
  path: '/api/establishment/:eid/beneficiary/:bid/mood/:moodId',
  summary: 'Take back what one has recorded in the last ten minutes; what stood before it stands again',
  params: ofBeneficiary.extend({ moodId: idSchema }),
  /** `changed`: false where there is no such record any more. */
  answer: whetherChanged,
  refusals: [...refusals, 'moodUndoOver'],
})
