import { rotateApiKeyCall } from '@vigie/domain/api/key-calls'
import { can } from '@vigie/domain/people/permissions'
import { readMember } from '../data/members.ts'
import { rotateApiKey } from '../establishments/rotate-api-key.ts'
import { ApiError } from './api-error.ts'
import { type Endpoint, endpoint } from './endpoint.ts'

/** What administrators do about the keys of gateways. */
export const keyEndpoints: readonly Endpoint[] = [
  endpoint({
    call: rotateApiKeyCall,
    async authorise({ person, params: { eid } }) {
      return can({ person, membership: await readMember(eid, person.uid) }, 'update', 'keys')
    },
    async run({ person, params: { eid, kid }, body: { overlapHours, seen } }) {
      const rotation = { establishmentId: eid, keyId: kid, overlapHours, seen, uid: person.uid }
      const outcome = await rotateApiKey(rotation, Date.now())
      if ('why' in outcome) throw new ApiError(outcome.why)
      return outcome
    },
  }),
]
