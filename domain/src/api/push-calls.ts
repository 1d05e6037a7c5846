import { z } from 'zod'
import { pushDeviceIdSchema, pushTokenSchema } from '../people/push-device.ts'
import { defineCall } from './call.ts'
import { whetherChanged } from './whether-changed.ts'

const params = z.object({ pushDeviceId: pushDeviceIdSchema })

export const setPushDeviceCall = defineCall({
  operationId: 'setPushDevice',
  method: 'put',
  path: '/api/user/pushDevice/:pushDeviceId',
  summary:
    'Turn one’s notifications on for a device, which names itself; whoever had them there before, by the same token, has them there no more',
  params,
  body: z.strictObject({ token: pushTokenSchema }),
  answer: whetherChanged,
  /** It is somebody else’s, under another token. */
  refusals: ['forbidden'],
})

export const dropPushDeviceCall = defineCall({
  operationId: 'dropPushDevice',
  method: 'delete',
  path: '/api/user/pushDevice/:pushDeviceId',
  summary:
    'Turn one’s notifications off for a device; somebody else’s for one that one holds, which is to be known by its token too',
  params,
  body: z.strictObject({ token: pushTokenSchema.optional() }),
  answer: whetherChanged,
  refusals: [],
})
