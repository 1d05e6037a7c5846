import { confirmEmailCall, verifyEmailCall } from '@vigie/domain/api/user-calls'
import { writeAboutAccount } from '../accounts/write-about-account.ts'
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
    call: verifyEmailCall,
    authorise: async () => true,
    run: async ({ person: { uid, email, isEmailVerified }, body: { locale } }) => {
      if (!isEmailVerified) await writeAboutAccount({ uid, email, locale }, 'verify', Date.now())
      return { emailVerified: isEmailVerified }
    },
  }),
]
