import { OpenAlertsProvider } from '../features/care/alerts/open-alerts-provider.tsx'
import { EstablishmentsProvider } from '../features/care/establishments/establishments-provider.tsx'
import { ConnectionProvider } from '../lib/connection/connection-context.tsx'
import type { AuthUser } from '../lib/firebase/auth.ts'
import { FirebaseProviders } from '../lib/firebase/firebase-providers.tsx'
import { SessionProvider } from '../lib/session/session-provider.tsx'
import { Shell } from './shell.tsx'
import { UnknownSession } from './unknown-session.tsx'

/** Everything that one signed-in person sees. Keyed by their uid: nothing of it outlives them. */
export default function SignedIn({ user }: { user: AuthUser }) {
  return (
    <FirebaseProviders>
      <ConnectionProvider uid={user.uid}>
        <SessionProvider user={user} waiting={<UnknownSession />}>
          <EstablishmentsProvider>
            <OpenAlertsProvider>
              <Shell />
            </OpenAlertsProvider>
          </EstablishmentsProvider>
        </SessionProvider>
      </ConnectionProvider>
    </FirebaseProviders>
  )
}
