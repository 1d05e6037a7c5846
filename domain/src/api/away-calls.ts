import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { awaySaidSchema } from '../people/away.ts'
import { defineCall } from './call.ts'
import { whetherChanged } from './whether-changed.ts'

export const setOwnAwayCall = defineCall({
  operationId: 'setOwnAway',
  method: 'put',
  path: '/api/user/away',
  summary:
    'Say that one is away from all one’s homes, until when or until further notice, or that one is back',
  params: z.object({}),
  body: z.strictObject({ away: awaySaidSchema }),
  answer: whetherChanged,
  refusals: ['awayOver'],
})

export const setAwayCall = defineCall({
  operationId: 'setAway',
  method: 'patch',
  path: '/api/establishment/:eid/away',
  summary: 'Say that somebody is away from a home, until when or until further notice, or that they are back',
  params: z.object({ eid: idSchema }),
  body: z.strictObject({ userId: idSchema, away: awaySaidSchema }),
  answer: whetherChanged,
  refusals: ['forbidden', 'memberNotFound', 'awayOver'],
})
