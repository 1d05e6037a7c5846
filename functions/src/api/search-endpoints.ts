import { searchCall, searchPrivatelyCall } from '@vigie/domain/api/search-calls'
import { search } from '../search/search.ts'
import { type Endpoint, endpoint } from './endpoint.ts'

/** Whom and what somebody looks for. Anybody may: they find what they may see, which may be nothing. */
export const searchEndpoints: readonly Endpoint[] = [
  endpoint({
    call: searchCall,
    authorise: async () => true,
    run: ({ person, params: { term } }) => search(person, term),
  }),
  endpoint({
    call: searchPrivatelyCall,
    authorise: async () => true,
    run: ({ person, body: { term } }) => search(person, term),
  }),
]
