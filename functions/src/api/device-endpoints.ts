import { devEuiSchema, idSchema } from '@vigie/domain/ids'
import { can } from '@vigie/domain/people/permissions'
import { z } from 'zod'
import { readMember } from '../data/members.ts'
import { moveDevice } from '../devices/move-device.ts'
import { ApiError } from './api-error.ts'
import { type Endpoint, endpoint } from './endpoint.ts'

/** What people do about devices. */
export const deviceEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'post',
    path: '/api/establishment/:eid/device/:devEui/move',
    summary: 'Give a device to another resident of its establishment',
    params: z.object({ eid: idSchema, devEui: devEuiSchema }),
    body: z.object({ beneficiaryId: idSchema }),
    answer: z.object({
      deviceId: devEuiSchema,
      beneficiaryId: idSchema,
      /** False when it was there already. */
      changed: z.boolean(),
    }),
    refusals: ['forbidden', 'deviceNotFound', 'beneficiaryNotFound', 'beneficiaryArchived'],
    async run({ person, params: { eid, devEui }, body: { beneficiaryId } }) {
      const membership = await readMember(eid, person.uid)
      if (!can({ person, membership }, 'update', 'assignments')) throw new ApiError('forbidden')
      const request = { establishmentId: eid, deviceId: devEui, beneficiaryId, uid: person.uid }
      const outcome = await moveDevice(request, Date.now())
      if (!outcome.moved && outcome.why !== 'alreadyThere') throw new ApiError(outcome.why)
      return { deviceId: devEui, beneficiaryId, changed: outcome.moved }
    },
  }),
]
