import { z } from 'zod'
import { beneficiarySchema } from '../care/beneficiary.ts'
import { beneficiaryChangeSchema, beneficiarySeenSchema } from '../care/managed-beneficiary.ts'
import { idSchema } from '../ids.ts'
import { defineCall } from './call.ts'
import { whetherChanged } from './whether-changed.ts'

const ofBeneficiary = z.object({ eid: idSchema, bid: idSchema })

export const getBeneficiaryCall = defineCall({
  operationId: 'getBeneficiary',
  method: 'get',
  path: '/api/establishment/:eid/beneficiary/:bid',
  summary: 'What is said of a resident and how they are, archived or not, for whoever may read their record',
  params: ofBeneficiary,
  /** Not who else follows them. */
  answer: beneficiarySchema.omit({ caregiverIds: true }),
  refusals: ['forbidden', 'beneficiaryNotFound'],
})

export const setBeneficiaryCall = defineCall({
  operationId: 'setBeneficiary',
  method: 'put',
  path: '/api/establishment/:eid/beneficiary/:bid',
  summary:
    'Add a resident to an establishment under an id that the caller chooses, or change what is said of them',
  params: ofBeneficiary,
  /** `seen`: what was said of them as the person saw it; null: a new one. */
  body: beneficiaryChangeSchema.extend({ seen: beneficiarySeenSchema.nullable() }),
  /** `changed`: false where it was so already. */
  answer: whetherChanged,
  refusals: [
    'forbidden',
    'establishmentNotFound',
    'tooManyBeneficiaries',
    'beneficiaryArchived',
    'beneficiaryChanged',
    'phoneImpossible',
  ],
})

export const setBeneficiaryStateCall = defineCall({
  operationId: 'setBeneficiaryState',
  method: 'patch',
  path: '/api/establishment/:eid/beneficiary/:bid',
  summary: 'Archive a resident, who then has no device and is only read, or restore one',
  params: ofBeneficiary,
  body: z.strictObject({ state: beneficiarySchema.shape.state }),
  /** `changed`: false where it was so already. */
  answer: whetherChanged,
  refusals: [
    'forbidden',
    'establishmentNotFound',
    'beneficiaryNotFound',
    'beneficiaryHasDevices',
    'tooManyBeneficiaries',
  ],
})
