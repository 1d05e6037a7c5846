import { confirmEmailCall } from '@vigie/domain/api/user-calls'
import { personOf } from '@vigie/domain/people/permissions'
import { type ReactNode, useEffect, useMemo } from 'react'
import { callApi } from '../api/api-client.ts'
import type { AuthUser } from '../firebase/auth.ts'
import { useOwnMemberships, useOwnProfile } from '../firebase/own-records.ts'
import { applyStoredLocale } from '../i18n/choose-locale.ts'
import { ClosedSessionBoundary } from './closed-session-boundary.tsx'
import { SessionContext } from './session-context.ts'

interface Props {
  user: AuthUser
  /** Shown until it is known who the person is and what they belong to. */
  waiting: ReactNode
  children: ReactNode
}

/**
 * Loads who the person is, and sets the language of their profile unless they chose one by hand. A right that changes
 * does so here at once; somebody whose account is closed is signed out.
 */
export function SessionProvider(props: Props) {
  return (
    <ClosedSessionBoundary>
      <OpenSession {...props} />
    </ClosedSessionBoundary>
  )
}

function OpenSession({ user, waiting, children }: Props) {
  const memberships = useOwnMemberships(user.uid)
  const profile = useOwnProfile(user.uid)
  const locale = profile?.locale

  useEffect(() => {
    if (locale !== undefined) applyStoredLocale(locale)
  }, [locale])

  const unconfirmed = user.emailVerified && profile?.emailVerified === false
  useEffect(() => {
    // Nothing is mailed to an address that the profile does not know to be verified, also where the person only reads.
    // They can do nothing about a failure: the next time they open the app asks again.
    if (unconfirmed) callApi(confirmEmailCall, { params: {} }).catch(() => {})
  }, [unconfirmed])

  const session = useMemo(() => {
    if (memberships === undefined || profile === undefined) return null
    const displayName = profile?.displayName ?? user.email ?? ''
    return { user, person: personOf(user.uid, profile, user.emailVerified), displayName, memberships }
  }, [user, memberships, profile])

  if (session === null) return waiting
  return <SessionContext value={session}>{children}</SessionContext>
}
