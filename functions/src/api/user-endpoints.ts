import {
  acceptTermsCall,
  confirmEmailCall,
  endSessionsCall,
  verifyEmailCall,
} from '@vigie/domain/api/user-calls'
import { writeAboutAccount } from '../accounts/write-about-account.ts'
import { recordAcceptedTerms } from '../data/accepted-terms.ts'
import { addressAtAuth } from '../data/auth-users.ts'
import { recordSessionsEnded } from '../data/profiles.ts'
import { ApiError } from './api-error.ts'
import { type Endpoint, endpoint } from './endpoint.ts'
import { mustHaveJustSignedIn } from './just-signed-in.ts'

/** What people do about themselves. */
export const userEndpoints: readonly Endpoint[] = [
  endpoint({
    call: confirmEmailCall,
    // About the caller alone, whom `authenticate` knows by then; it has also told their profile.
    authorise: async () => true,
    run: async ({ person }) => ({ emailVerified: person.isEmailRecorded }),
  }),
  endpoint({
    call: acceptTermsCall,
    authorise: async () => true,
    async run({ person: { uid }, body: { version } }) {
      // Whoever has no profile is nobody, as they would be at the next call.
      if (!(await recordAcceptedTerms(uid, version, Date.now()))) throw new ApiError('forbidden')
      return {}
    },
  }),
  endpoint({
    call: endSessionsCall,
    authorise: async () => true,
    async run({ person }) {
      const now = Date.now()
      // Else a session that somebody left open could put its owner out.
      mustHaveJustSignedIn(person, now)
      await recordSessionsEnded(person.uid, person.signedInAt, now)
      return {}
    },
  }),
  endpoint({
    call: verifyEmailCall,
    authorise: async () => true,
    run: async ({ person: { uid }, body: { locale } }) => {
      const known = await addressAtAuth(uid)
      // Whom Auth does not know any more is nobody, as they will be at the next call.
      if (known === null) throw new ApiError('forbidden')
      if (known.isVerified) return { emailVerified: true, sent: false }
      const sent = await writeAboutAccount({ uid, email: known.email, locale }, 'verify', Date.now())
      return { emailVerified: false, sent }
    },
  }),
]
