import { createAccountCall, resetPasswordCall } from '@vigie/domain/api/user-calls'
import { isWordOfOurs } from '@vigie/domain/people/reserved-names'
import { isWrittenAsName } from '@vigie/domain/people/written-name'
import { connect } from '../accounts/connect.ts'
import { createAccount } from '../accounts/create-account.ts'
import { offerNewPassword } from '../accounts/offer-new-password.ts'
import { ApiError } from './api-error.ts'
import { type OpenEndpoint, openEndpoint } from './open-endpoint.ts'

/** What people do who have no account yet, or cannot sign in to it. */
export const accountEndpoints: readonly OpenEndpoint[] = [
  openEndpoint({
    call: createAccountCall,
    prepare: connect,
    run: async (asked) => {
      // Not by the schema, which every page has.
      if (!isWrittenAsName(asked.displayName)) throw new ApiError('nameUnclear')
      if (isWordOfOurs(asked.displayName)) throw new ApiError('nameReserved')
      await createAccount(asked, Date.now())
      return {}
    },
  }),
  openEndpoint({
    call: resetPasswordCall,
    prepare: connect,
    run: async ({ username, locale }) => {
      await offerNewPassword({ email: username, locale }, Date.now())
      return {}
    },
  }),
]
