import { z } from 'zod'
import { newUnlockCodeSchema, unlockCodeSchema } from '../people/unlock-code.ts'
import { defineCall } from './call.ts'

export const setUnlockCodeCall = defineCall({
  operationId: 'setUnlockCode',
  method: 'put',
  path: '/api/user/unlockcode',
  summary:
    'Choose the code by which one unlocks a screen, or null for none, for whoever has shown within five minutes who they are',
  params: z.object({}),
  body: z.strictObject({ code: newUnlockCodeSchema.nullable() }),
  answer: z.object({}),
  refusals: ['signInAgain'],
})

export const unlockCall = defineCall({
  operationId: 'unlock',
  method: 'post',
  path: '/api/user/unlock',
  summary:
    'Show by one’s code that one may use the screen that one is signed in on; five wrong ones in 15 minutes at most',
  params: z.object({}),
  body: z.strictObject({ code: unlockCodeSchema }),
  answer: z.object({}),
  refusals: ['noUnlockCode', 'unlockCodeWrong', 'unlockBlocked'],
})
