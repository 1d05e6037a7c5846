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
    'Turn one’s notifications on for a device, which names itself; whoever had them there before has them there no more',
  params,
  body: z.strictObject({ token: pushTokenSchema }),
  answer: whetherChanged,
  refusals: ['forbidden'],
})

export const dropPushDeviceCall = defineCall({
  operationId: 'dropPushDevice',
  method: 'delete',
  path: '/api/user/pushDevice/:pushDeviceId',
  summary: 'Turn notifications off for the device that one holds, whoever had them there',
  params,
  answer: whetherChanged,
  refusals: [],
})
