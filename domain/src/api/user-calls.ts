import { z } from 'zod'
import { defineCall } from './call.ts'

export const confirmEmailCall = defineCall({
  operationId: 'confirmEmail',
  method: 'post',
  path: '/api/user/confirm-email',
  summary: 'Let the profile learn that Auth has verified its e-mail address, so that messages go there',
  params: z.object({}),
  answer: z.object({
    /** False where the profile names another address than the one that was verified. */
    emailVerified: z.boolean(),
  }),
  refusals: [],
})
