import { moveDeviceCall } from '@vigie/domain/api/device-calls'
import { can } from '@vigie/domain/people/permissions'
import { readMember } from '../data/members.ts'
import { moveDevice } from '../devices/move-device.ts'
import { ApiError } from './api-error.ts'
import { type Endpoint, endpoint } from './endpoint.ts'

/** What people do about devices. */
export const deviceEndpoints: readonly Endpoint[] = [
  endpoint({
    call: moveDeviceCall,
    async authorise({ person, params: { eid } }) {
      return can({ person, membership: await readMember(eid, person.uid) }, 'update', 'assignments')
    },
    async run({ person, params: { eid, devEui }, body: { beneficiaryId } }) {
      const request = { establishmentId: eid, deviceId: devEui, beneficiaryId, uid: person.uid }
      const outcome = await moveDevice(request, Date.now())
      if (!outcome.moved && outcome.why !== 'alreadyThere') throw new ApiError(outcome.why)
      return { deviceId: devEui, beneficiaryId, changed: outcome.moved }
    },
  }),
]
