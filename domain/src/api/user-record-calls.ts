import { z } from 'zod'
import { idSchema, instantSchema } from '../ids.ts'
import { lonelyRulesSchema } from '../people/lonely-rules.ts'
import { roleIdSchema } from '../people/roles.ts'
import { memberSchema, userSchema } from '../people/user.ts'
import { defineCall } from './call.ts'

/** One of a list of people. Where a profile is missing or cannot be read, what it would say is null, and the person is still there. */
const listedUserSchema = userSchema
  .pick({ displayName: true })
  .extend({ uid: idSchema, email: z.string().nullable(), roleId: roleIdSchema.nullable() })
export type ListedUser = z.infer<typeof listedUserSchema>

/** How many people one answer names. */
export const usersAtOnce = 200

export const getUsersCall = defineCall({
  operationId: 'getUsers',
  method: 'get',
  path: '/api/users',
  summary: `The people of the homes that one administers, in the order of their ids, ${usersAtOnce} at once; everybody for a super administrator`,
  params: z.object({}),
  /** `after`: the `next` of the answer before. */
  query: z.object({ after: idSchema.optional() }),
  answer: z.object({
    users: z.array(listedUserSchema),
    /** What to go on after; null: these were the last. */
    next: idSchema.nullable(),
  }),
  refusals: ['forbidden'],
})

export const getMembersCall = defineCall({
  operationId: 'getUsersOfEstablishment',
  method: 'get',
  path: '/api/establishment/:eid/getUsers',
  summary: 'The people of a home, with what they may do there',
  params: z.object({ eid: idSchema }),
  answer: z.array(memberSchema.pick({ uid: true, displayName: true, roleId: true, role: true, state: true })),
  refusals: ['forbidden'],
})

const ownHomeSchema = memberSchema.pick({ roleId: true, role: true, state: true }).extend({
  eid: idSchema,
  name: memberSchema.shape.establishmentName,
})

/** Everything that administrators see of a person. */
export const userRecordSchema = userSchema
  .pick({
    username: true,
    displayName: true,
    emailVerified: true,
    locale: true,
    roleId: true,
    operator: true,
    disabled: true,
    phone: true,
    phoneMobile: true,
    phoneFix: true,
    phoneExt: true,
    verifiedPhones: true,
    stoppedPhones: true,
    createdAt: true,
  })
  .extend({
    uid: idSchema,
    email: z.string(),
    isSuperAdmin: z.boolean(),
    /** When they last signed in or renewed their session, as Auth knows it; null: never, or they have no account there. */
    lastConnectionAt: instantSchema.nullable(),
    /** Those of their homes that whoever asks administers; all of them for a super administrator and for oneself. */
    establishments: z.array(ownHomeSchema),
    /** How many residents they follow in those homes as a caregiver. */
    beneficiariesCount: z.number().int().min(0),
  })
export type UserRecord = z.infer<typeof userRecordSchema>

export const getUserCall = defineCall({
  operationId: 'getUser',
  method: 'get',
  path: '/api/user/:uid',
  summary:
    'What is known of a person: for themselves, super administrators and those who administer a home of theirs',
  params: z.object({ uid: idSchema }),
  answer: userRecordSchema,
  refusals: ['forbidden', 'userNotFound'],
})

export const deleteUserCall = defineCall({
  operationId: 'deleteUser',
  method: 'delete',
  path: '/api/users/:uid',
  summary:
    'Delete an account: the person leaves all their homes and can sign in no more; what they wrote stays. For super administrators only',
  params: z.object({ uid: idSchema }),
  answer: z.object({
    /** False where there was no such account any more. */
    changed: z.boolean(),
    lonelyRules: lonelyRulesSchema,
  }),
  refusals: ['forbidden', 'lastAdministrator', 'ofOperator', 'ownAccount'],
})
