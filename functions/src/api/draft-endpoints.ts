import { getDraftKeyCall } from '@vigie/domain/api/draft-calls'
import { draftKey } from '../data/draft-keys.ts'
import { type Endpoint, endpoint } from './endpoint.ts'

/** What people have written and not sent yet, which stays on their devices. */
export const draftEndpoints: readonly Endpoint[] = [
  endpoint({
    call: getDraftKeyCall,
    // Their own, whoever they are.
    authorise: async () => true,
    run: async ({ person: { uid } }) => ({ key: await draftKey(uid, Date.now()) }),
  }),
]
