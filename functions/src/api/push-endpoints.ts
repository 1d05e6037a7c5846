import { dropPushDeviceCall, setPushDeviceCall } from '@vigie/domain/api/push-calls'
import { dropPushDevice, setPushDevice } from '../data/push-devices.ts'
import { ApiError } from './api-error.ts'
import { type Endpoint, endpoint } from './endpoint.ts'

/** On which devices people have their notifications. */
export const pushEndpoints: readonly Endpoint[] = [
  endpoint({
    call: setPushDeviceCall,
    authorise: async () => true,
    async run({ person: { uid }, params: { pushDeviceId }, body: { token } }) {
      const outcome = await setPushDevice(uid, pushDeviceId, token, Date.now())
      // Whoever has no profile is nobody, as they would be at the next call; and nobody takes somebody’s device by its name alone.
      if (outcome === null) throw new ApiError('forbidden')
      return outcome
    },
  }),
  endpoint({
    call: dropPushDeviceCall,
    authorise: async () => true,
    run: async ({ person: { uid }, params: { pushDeviceId }, body: { token } }) => ({
      changed: await dropPushDevice(pushDeviceId, { by: uid, token }, Date.now()),
    }),
  }),
]
