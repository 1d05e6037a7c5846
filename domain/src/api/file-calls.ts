import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { defineFileCall } from './call.ts'

export const readBeneficiaryFileCall = defineFileCall({
  operationId: 'readBeneficiaryFile',
  path: '/api/establishment/:eid/beneficiary/:bid/file/:fid',
  summary: 'Read the bytes of a document of a resident',
  params: z.object({ eid: idSchema, bid: idSchema, fid: idSchema }),
})

export const readEstablishmentFileCall = defineFileCall({
  operationId: 'readEstablishmentFile',
  path: '/api/establishment/:eid/file/:fid',
  summary: 'Read the bytes of a video or document of an establishment',
  params: z.object({ eid: idSchema, fid: idSchema }),
})
