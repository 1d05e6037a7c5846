import { confirmEmailCall } from '@vigie/domain/api/user-calls'
import { establishmentIdOf } from '@vigie/domain/paths'
import { personOf } from '@vigie/domain/people/permissions'
import { currentTerms } from '@vigie/domain/people/terms'
import { type ReactNode, useEffect, useMemo } from 'react'
import { callApi } from '../api/api-client.ts'
import type { AuthUser } from '../firebase/auth.ts'
import { ownMembershipsSource, ownProfileSource } from '../firebase/own-records.ts'
import { useLive } from '../firebase/use-live.ts'
import { applyStoredLocale } from '../i18n/choose-locale.ts'
import { leaveSession } from './leave-session.ts'
import { SessionContext } from './session-context.ts'

interface Props {
  user: AuthUser
  /** Shown until it is known who the person is and what they belong to. */
  waiting: ReactNode
  children: ReactNode
}

/**
 * Loads who the person is, and sets the language of their profile unless they chose one by hand. A right that changes
 * does so here at once; somebody who may not read their own records any more, for their account was closed, is signed
 * out. Throws while rendering when these records cannot be read for another reason.
 */
export function SessionProvider({ user, waiting, children }: Props) {
  const memberships = useLive(useMemo(() => ownMembershipsSource(user.uid), [user.uid]))
  const profile = useLive(useMemo(() => ownProfileSource(user.uid), [user.uid]))
  const known = profile.status === 'ready' ? profile.value : null
  const failures = [memberships, profile].flatMap((live) => (live.status === 'failed' ? live.code : []))
  // A listener that was open before may be told of the account's end, or refused.
  const isEnded = profile.status === 'ready' && (known === null || known.disabled)
  const isClosed = isEnded || failures.includes('permission-denied')

  useEffect(() => {
    if (isClosed) leaveSession('expired')
  }, [isClosed])

  const locale = known?.locale
  useEffect(() => {
    if (locale !== undefined) applyStoredLocale(locale)
  }, [locale])

  const isSame = known?.email.toLowerCase() === user.email?.toLowerCase()
  const unconfirmed = user.emailVerified && known !== null && !(known.emailVerified && isSame)
  useEffect(() => {
    // Nothing is mailed to an address that the profile does not know to be verified, or to be theirs by now, also where the person
    // only reads.
    // They can do nothing about a failure: the next time they open the app asks again.
    if (unconfirmed) callApi(confirmEmailCall, { params: {} }).catch(() => {})
  }, [unconfirmed])

  const session = useMemo(() => {
    if (memberships.status !== 'ready' || profile.status !== 'ready') return null
    const { items, unreadable } = memberships.value
    return {
      user,
      person: personOf(user.uid, profile.value, user.emailVerified),
      acceptedTerms: profile.value?.terms?.version === currentTerms,
      timesLetGo: profile.value?.timesLetGo ?? null,
      displayName: (profile.value?.displayName || user.email) ?? '',
      memberships: items.map((member) => ({ ...member, establishmentId: establishmentIdOf(member.path) })),
      unreadableMemberships: unreadable,
    }
  }, [user, memberships, profile])

  if (isClosed) return null
  if (failures.length > 0) throw new Error(`The person’s own records cannot be read: ${failures.join()}`)
  if (session === null) return waiting
  return <SessionContext value={session}>{children}</SessionContext>
}

/** Of establishments/{eid}/members/{uid}, the home. */
