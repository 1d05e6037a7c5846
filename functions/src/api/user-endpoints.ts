import { confirmEmailCall } from '@vigie/domain/api/user-calls'
import { type Endpoint, endpoint } from './endpoint.ts'

/** What people do about themselves. */
export const userEndpoints: readonly Endpoint[] = [
  endpoint({
    call: confirmEmailCall,
    // About the caller alone, whom `authenticate` knows by then; it has also told their profile.
    authorise: async () => true,
    run: async ({ person }) => ({ emailVerified: person.isEmailRecorded }),
  }),
]
