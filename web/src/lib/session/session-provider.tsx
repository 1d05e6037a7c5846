import { personOf } from '@vigie/domain/people/permissions'
import { type ReactNode, useEffect, useMemo } from 'react'
import type { AuthUser } from '../firebase/auth.ts'
import { useOwnClaims, useOwnMemberships, useOwnProfile } from '../firebase/own-records.ts'
import { applyStoredLocale } from '../i18n/choose-locale.ts'
import { SessionContext } from './session-context.ts'

interface Props {
  user: AuthUser
  /** Shown until it is known who the person is and what they belong to. */
  waiting: ReactNode
  children: ReactNode
}

/** Loads who the person is, and sets the language of their profile unless they chose one by hand. */
export function SessionProvider({ user, waiting, children }: Props) {
  const claims = useOwnClaims(user)
  const memberships = useOwnMemberships(user.uid)
  const profile = useOwnProfile(user.uid)
  const locale = profile?.locale

  useEffect(() => {
    if (locale !== undefined) applyStoredLocale(locale)
  }, [locale])

  const session = useMemo(() => {
    if (claims === undefined || memberships === undefined || profile === undefined) return null
    const displayName = profile?.displayName ?? user.email ?? ''
    return { user, person: personOf(user.uid, claims), displayName, memberships }
  }, [user, claims, memberships, profile])

  if (session === null) return waiting
  return <SessionContext value={session}>{children}</SessionContext>
}
