import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import type { AuthUser } from '../lib/firebase/auth.ts'
import { askedFor, cameFor, isOpenedByLink } from '../lib/page/asked-for.ts'
import { routes } from '../lib/page/routes.ts'
import { tokenAge } from '../lib/session/token-age.ts'
import { useAuthUser } from '../lib/session/use-auth-user.ts'
import { type RouteAccess, verdictFor } from './guard.ts'
import { Starting } from './starting.tsx'

interface Props {
  /** What is for administrators only stands below what is for whoever is signed in: `AdminArea`. */
  access: Exclude<RouteAccess, 'admin'>
  children: (user: AuthUser | null) => ReactNode
}

/** Shows a route only to whom it is for; nothing of it until that is known. */
export function Guarded({ access, children }: Props) {
  const user = useAuthUser()
  const { pathname, state } = useLocation()
  const { emailVerified = false } = user ?? {}
  // What their records say of them is asked below, where they are read.
  const verdict = verdictFor(access, user && { emailVerified, entersAdmin: null, acceptedTerms: null })
  if (verdict === 'wait') return <Starting isSignedIn={false} />
  if (typeof verdict === 'string') return children(user ?? null)
  // A sign-out forgets what is known of a token: who left it there did not sign out, Auth ended their session meanwhile.
  if (verdict.to === routes.login) {
    const to = tokenAge() === null ? routes.login : routes.expired
    return <Navigate to={to} state={isOpenedByLink() ? askedFor(pathname) : null} replace />
  }
  return <Navigate to={cameFor(state, user?.uid) ?? verdict.to} replace />
}
