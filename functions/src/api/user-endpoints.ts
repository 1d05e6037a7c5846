import {
  confirmEmailCall,
  endSessionsCall,
  justSignedInMs,
  verifyEmailCall,
} from '@vigie/domain/api/user-calls'
import { writeAboutAccount } from '../accounts/write-about-account.ts'
import { recordSessionsEnded } from '../data/profiles.ts'
import { ApiError } from './api-error.ts'
import { type Endpoint, endpoint } from './endpoint.ts'

/** What people do about themselves. */
export const userEndpoints: readonly Endpoint[] = [
  endpoint({
    call: confirmEmailCall,
    // About the caller alone, whom `authenticate` knows by then; it has also told their profile.
    authorise: async () => true,
    run: async ({ person }) => ({ emailVerified: person.isEmailRecorded }),
  }),
  endpoint({
    call: endSessionsCall,
    authorise: async () => true,
    async run({ person: { uid, signedInAt } }) {
      const now = Date.now()
      // Else a session that somebody left open could put its owner out.
      if (now > signedInAt + justSignedInMs) throw new ApiError('signInAgain')
      await recordSessionsEnded(uid, signedInAt, now)
      return {}
    },
  }),
  endpoint({
    call: verifyEmailCall,
    authorise: async () => true,
    run: async ({ person: { uid, email, isEmailVerified }, body: { locale } }) => {
      if (!isEmailVerified) await writeAboutAccount({ uid, email, locale }, 'verify', Date.now())
      return { emailVerified: isEmailVerified }
    },
  }),
]
