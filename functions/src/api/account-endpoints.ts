import { createAccountCall, resetPasswordCall } from '@vigie/domain/api/user-calls'
import { isWordOfOurs } from '@vigie/domain/people/reserved-names'
import { isWrittenAsName } from '@vigie/domain/people/written-name'
import { keepAccountRequest } from '../data/account-requests.ts'
import { ApiError } from './api-error.ts'
import { type OpenEndpoint, openEndpoint } from './open-endpoint.ts'

/** What people do who have no account yet, or cannot sign in to it. */
export const accountEndpoints: readonly OpenEndpoint[] = [
  openEndpoint({
    call: createAccountCall,
    writesToAnybody: true,
    run: async (asked, from) => {
      // Not by the schema, which every page has.
      if (!isWrittenAsName(asked.displayName)) throw new ApiError('nameUnclear')
      if (isWordOfOurs(asked.displayName)) throw new ApiError('nameReserved')
      await keepAccountRequest({ kind: 'account', asked, ...from })
      return {}
    },
  }),
  openEndpoint({
    call: resetPasswordCall,
    run: async ({ username, locale }, from) => {
      await keepAccountRequest({ kind: 'password', asked: { email: username, locale }, ...from })
      return {}
    },
  }),
]
