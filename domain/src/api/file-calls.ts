import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { filePassSchema } from '../people/file-pass.ts'
import { defineCall, defineFileCall } from './call.ts'

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

/** For a browser's player, which cannot send a token (docs/adr/0078-a-video-is-played-by-a-pass.md). */
const passAnswerSchema = z.object({ pass: filePassSchema })

export const playBeneficiaryFileCall = defineCall({
  operationId: 'playBeneficiaryFile',
  method: 'post',
  path: '/api/establishment/:eid/beneficiary/:bid/file/:fid/play',
  summary:
    'A pass to the bytes of one document of a resident, for ten minutes and as long as one may read it: to be sent as the cookie __session',
  params: z.object({ eid: idSchema, bid: idSchema, fid: idSchema }),
  answer: passAnswerSchema,
  refusals: ['forbidden'],
})

export const playEstablishmentFileCall = defineCall({
  operationId: 'playEstablishmentFile',
  method: 'post',
  path: '/api/establishment/:eid/file/:fid/play',
  summary:
    'A pass to the bytes of one video or document of an establishment, for ten minutes and as long as one may read it: to be sent as the cookie __session',
  params: z.object({ eid: idSchema, fid: idSchema }),
  answer: passAnswerSchema,
  refusals: ['forbidden'],
})
