import { z } from 'zod'
import { accountEmailSchema, newAccountSchema } from '../people/new-account.ts'
import { currentTerms } from '../people/terms.ts'
import { localeSchema } from '../text.ts'
import { defineCall } from './call.ts'

export const confirmEmailCall = defineCall({
  operationId: 'confirmEmail',
  method: 'post',
  path: '/api/user/confirm-email',
  summary: 'Let the profile learn that Auth has verified its e-mail address, so that messages go there',
  params: z.object({}),
  answer: z.object({
    /** False where Auth does not say so of the address that it knows them by now. */
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
  refusals: ['nameUnclear', 'nameReserved'],
})

export const acceptTermsCall = defineCall({
  operationId: 'acceptTerms',
  method: 'post',
  path: '/api/user/terms',
  summary:
    'Accept the terms of service in force. Whoever has accepted them before goes on having done so then',
  params: z.object({}),
  /** Only those in force can be accepted. */
  body: z.strictObject({ version: z.literal(currentTerms) }),
  answer: z.object({}),
  refusals: ['forbidden'],
})

/** For how long it counts that somebody has just shown who they are, in milliseconds. */
export const justSignedInMs = 5 * 60_000

export const endSessionsCall = defineCall({
  operationId: 'endSessions',
  method: 'post',
  path: '/api/user/endsessions',
  summary:
    'End one’s sessions that began before this one, on all devices, for whoever has shown within five minutes who they are: sign in anew just before, for one that began since goes on',
  params: z.object({}),
  answer: z.object({}),
  refusals: ['signInAgain'],
})

export const verifyEmailCall = defineCall({
  operationId: 'verifyEmail',
  method: 'post',
  path: '/api/user/verifyemail',
  summary:
    'Ask for another e-mail with the link that shows one’s address to be one’s own, once a minute at most',
  takesUnverified: true,
  params: z.object({}),
  body: z.strictObject({ locale: localeSchema }),
  answer: z.object({
    /** True where the address is known to be theirs already: nothing is sent then. */
    emailVerified: z.boolean(),
    /** False where nothing goes out: it is theirs, or one went less than a minute ago, or many did today. */
    sent: z.boolean(),
  }),
  refusals: [],
})

export const resetPasswordCall = defineCall({
  operationId: 'resetPassword',
  method: 'post',
  path: '/api/user/resetpassword',
  summary:
    'Ask for an e-mail with a link to a new password. The answer is the same for an address that has no account',
  isOpen: true,
  params: z.object({}),
  /** `username`: the address that the person signs in with. */
  body: z.strictObject({ username: accountEmailSchema, locale: localeSchema }),
  answer: z.object({}),
  refusals: [],
})
