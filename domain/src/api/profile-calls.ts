import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { lonelyRulesSchema } from '../people/lonely-rules.ts'
import { ownProfileSchema } from '../people/own-profile.ts'
import { phoneCodeSchema } from '../people/phone-code.ts'
import { profileChangeSchema } from '../people/profile-change.ts'
import { roleIdSchema } from '../people/roles.ts'
import { phoneSchema } from '../people/user.ts'
import { defineCall } from './call.ts'

export const changeProfileCall = defineCall({
  operationId: 'changeProfile',
  method: 'patch',
  path: '/api/users/:uid',
  summary: 'Change one’s name, language or telephone numbers; a number that is new is not verified yet',
  params: z.object({ uid: idSchema }),
  body: profileChangeSchema,
  answer: ownProfileSchema,
  refusals: ['forbidden', 'phoneImpossible', 'nameTaken', 'nameUnclear', 'nameReserved'],
})

export const giveRoleCall = defineCall({
  operationId: 'giveRole',
  method: 'patch',
  path: '/api/users/:uid/role',
  summary: 'Say who a person is, in all their homes: for super administrators only',
  params: z.object({ uid: idSchema }),
  body: z.strictObject({ roleId: roleIdSchema }),
  answer: z.object({
    /** False where they were that already. */
    changed: z.boolean(),
    lonelyRules: lonelyRulesSchema,
  }),
  refusals: ['forbidden', 'userNotFound', 'lastAdministrator', 'ofOperator'],
})

export const sendPhoneCodeCall = defineCall({
  operationId: 'sendPhoneCode',
  method: 'post',
  path: '/api/user/phone',
  summary: 'Have a code sent by SMS to a number of one’s profile, once a minute at most',
  params: z.object({}),
  body: z.strictObject({ phone: phoneSchema }),
  answer: z.object({
    /** True where the number is verified already: nothing is sent then. */
    verified: z.boolean(),
    /** True where one was sent less than a minute ago, and can still be entered: no other is sent then. */
    justSent: z.boolean(),
  }),
  refusals: ['phoneNotOnProfile', 'tooManyCodes'],
})

export const verifyPhoneCall = defineCall({
  operationId: 'verifyPhone',
  method: 'post',
  path: '/api/user/phone/verify',
  summary: 'Show by the code of the SMS that a number is one’s own, so that alerts go there',
  params: z.object({}),
  body: z.strictObject({ phone: phoneSchema, code: phoneCodeSchema }),
  answer: z.object({ verified: z.literal(true) }),
  refusals: ['phoneNotOnProfile', 'codeWrong', 'codeOver'],
})
