import { z } from 'zod'
import { draftKeySchema } from '../people/draft-key.ts'
import { defineCall } from './call.ts'

export const getDraftKeyCall = defineCall({
  operationId: 'getDraftKey',
  method: 'post',
  path: '/api/user/draftkey',
  summary:
    'The key by which one’s devices encrypt what one has not sent yet: the same each time, one’s own alone',
  params: z.object({}),
  answer: z.object({ key: draftKeySchema }),
  refusals: [],
})
