import { z } from 'zod'
import { beneficiaryChangeSchema } from '../care/managed-beneficiary.ts'
import { idSchema } from '../ids.ts'
import { defineCall } from './call.ts'

const ofBeneficiary = z.object({ eid: idSchema, bid: idSchema })

export const setBeneficiaryCall = defineCall({
  operationId: 'setBeneficiary',
  method: 'put',
  path: '/api/establishment/:eid/beneficiary/:bid',
  summary:
    'Add a resident to an establishment under an id that the caller chooses, or change what is said of them',
  params: ofBeneficiary,
  body: beneficiaryChangeSchema,
  /** `changed`: false where it was so already. */
  answer: z.object({ changed: z.boolean() }),
  refusals: ['forbidden', 'establishmentNotFound', 'tooManyBeneficiaries'],
})

export const openedBeneficiaryCall = defineCall({
  operationId: 'openedBeneficiary',
  method: 'post',
  path: '/api/establishment/:eid/beneficiary/:bid/opened',
  summary: 'Note that one has opened the record of a resident: once a day on the home’s clock',
  params: ofBeneficiary,
  answer: z.object({}),
  refusals: ['forbidden', 'beneficiaryNotFound'],
})
