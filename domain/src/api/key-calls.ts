import { z } from 'zod'
import { knownKeysSchema, overlapHoursSchema } from '../care/api-keys.ts'
import { idSchema } from '../ids.ts'
import { defineCall } from './call.ts'

export const rotateApiKeyCall = defineCall({
  operationId: 'rotateApiKey',
  method: 'post',
  path: '/api/establishment/:eid/apiKey/:kid',
  summary: 'Make a new API key for the gateways of an establishment',
  params: z.object({ eid: idSchema, kid: idSchema }),
  body: z.strictObject({
    /** For how long the keys before it are still taken; 0 ends them at once. */
    overlapHours: overlapHoursSchema,
    /** The id of the key that was current as whoever asks saw it: one that another made since is not replaced unseen. Missing: whichever it is. */
    seen: idSchema.optional(),
  }),
  answer: z.object({
    /** The key, which is shown this once; null where this call was made before. */
    apiKey: z.string().nullable(),
    keys: knownKeysSchema,
  }),
  refusals: ['forbidden', 'establishmentNotFound', 'keyUsed', 'keyChanged', 'tooManyKeys'],
})
