import { z } from 'zod'
import { newAccountSchema } from '../people/new-account.ts'
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

export const createAccountCall = defineCall({
  operationId: 'createAccount',
  method: 'post',
  path: '/api/user/createaccount',
  summary:
    'Make an account for oneself, which is told by e-mail. The answer is the same for an address that has one already',
  isOpen: true,
  params: z.object({}),
  body: newAccountSchema,
  answer: z.object({}),
  refusals: [],
})
