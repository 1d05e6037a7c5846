import { z } from 'zod'
import { photoNewsSchema } from '../care/photo.ts'
import { idSchema } from '../ids.ts'
import { defineCall, defineFileCall } from './call.ts'
import { whetherChanged } from './whether-changed.ts'

const params = z.object({ eid: idSchema, bid: idSchema })
const path = '/api/establishment/:eid/beneficiary/:bid/photo'

export const setPhotoCall = defineCall({
  operationId: 'setBeneficiaryPhoto',
  method: 'put',
  path,
  summary: 'Give a resident a photo, in place of the one before: of it the picture alone is kept',
  params,
  body: photoNewsSchema,
  bodyLimit: 450_000,
  /** `changed`: false where it was their photo already. */
  answer: whetherChanged,
  refusals: ['forbidden', 'beneficiaryNotFound', 'beneficiaryArchived', 'photoNotTaken'],
})

export const deletePhotoCall = defineCall({
  operationId: 'deleteBeneficiaryPhoto',
  method: 'delete',
  path,
  summary: 'Delete the photo of a resident',
  params,
  /** `changed`: false where they had none. */
  answer: whetherChanged,
  refusals: ['forbidden', 'beneficiaryNotFound', 'beneficiaryArchived'],
})

export const readPhotoCall = defineFileCall({
  operationId: 'readBeneficiaryPhoto',
  path,
  summary: 'Read the photo of a resident',
  params,
})
