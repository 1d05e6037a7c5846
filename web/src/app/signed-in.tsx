import { useState } from 'react'
import { OpenAlertsProvider } from '../features/care/alerts/open-alerts-provider.tsx'
import { EstablishmentsProvider } from '../features/care/establishments/establishments-provider.tsx'
import { ConnectionProvider } from '../lib/connection/connection-context.tsx'
import type { AuthUser } from '../lib/firebase/auth.ts'
import { beginKept } from '../lib/kept/kept.ts'
import { beginLock } from '../lib/lock/screen-lock.ts'
import { SessionProvider } from '../lib/session/session-provider.tsx'
import { Screen } from './screen.tsx'
import { Starting } from './starting.tsx'

/** Everything that one signed-in person sees. Keyed by their uid: nothing of it outlives them. */
export default function SignedIn({ user }: { user: AuthUser }) {
  useState(() => beginLock(user.uid))
  useState(() => beginKept(user.uid))
  return (
    <ConnectionProvider uid={user.uid}>
      <SessionProvider user={user} waiting={<Starting isSignedIn />}>
        <EstablishmentsProvider>
          <OpenAlertsProvider>
            <Screen />
          </OpenAlertsProvider>
        </EstablishmentsProvider>
      </SessionProvider>
    </ConnectionProvider>
  )
}
