import {
  changeDeviceCall,
  claimDeviceCall,
  claimDevicesCall,
  moveDeviceCall,
  retireDeviceCall,
} from '@vigie/domain/api/device-calls'
import { can, type Person } from '@vigie/domain/people/permissions'
import { describeDevice, removeDevice } from '../data/kept-devices.ts'
import { noteDeviceLeft } from '../data/left-alerts.ts'
import { readMember } from '../data/members.ts'
import { claimDevices } from '../devices/claim-devices.ts'
import { moveDevice } from '../devices/move-device.ts'
import { ApiError } from './api-error.ts'
import { type Endpoint, endpoint } from './endpoint.ts'

interface Asked {
  person: Person
  params: { eid: string }
}

const may =
  (operation: 'update' | 'delete') =>
  async ({ person, params: { eid } }: Asked): Promise<boolean> =>
    can({ person, membership: await readMember(eid, person.uid) }, operation, 'assignments')

const mayClaim = async ({ person, params: { eid } }: Asked): Promise<boolean> =>
  can({ person, membership: await readMember(eid, person.uid) }, 'create', 'claims')

/** What people do about devices. */
export const deviceEndpoints: readonly Endpoint[] = [
  endpoint({
    call: claimDeviceCall,
    authorise: mayClaim,
    async run({ person, params: { eid, deviceId }, body }) {
      const [claimed] = await claimDevices(eid, [{ ...body, deviceId }], person.uid, Date.now())
      if (claimed === undefined) throw new Error('one device was claimed, and nothing said of it')
      const { outcome, heard } = claimed
      if (outcome !== 'added' && outcome !== 'unchanged') throw new ApiError(outcome)
      return { deviceId, heard, changed: outcome === 'added' }
    },
  }),
  endpoint({
    call: claimDevicesCall,
    authorise: mayClaim,
    async run({ person, params: { eid }, body }) {
      return { devices: await claimDevices(eid, body.devices, person.uid, Date.now()) }
    },
  }),
  endpoint({
    call: changeDeviceCall,
    authorise: may('update'),
    async run({ person, params: { eid, deviceId }, body }) {
      const changed = await describeDevice({ eid, deviceId, uid: person.uid, now: Date.now() }, body)
      if (changed === null) throw new ApiError('deviceNotFound')
      return { deviceId, changed }
    },
  }),
  endpoint({
    call: retireDeviceCall,
    authorise: may('delete'),
    async run({ person, params: { eid, deviceId } }) {
      const now = Date.now()
      const changed = await removeDevice({ eid, deviceId, uid: person.uid, now })
      // Also where it was taken away before: whoever did may have failed in between.
      await noteDeviceLeft({ eid, deviceId, beneficiaryId: null, at: now })
      return { deviceId, changed }
    },
  }),
  endpoint({
    call: moveDeviceCall,
    authorise: may('update'),
    async run({ person, params: { eid, deviceId }, body: { beneficiaryId } }) {
      const request = { establishmentId: eid, deviceId, beneficiaryId, uid: person.uid }
      const outcome = await moveDevice(request, Date.now())
      if (!outcome.moved && outcome.why !== 'alreadyThere') throw new ApiError(outcome.why)
      return { deviceId, beneficiaryId, changed: outcome.moved }
    },
  }),
]
