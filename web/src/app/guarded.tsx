import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import type { AuthUser } from '../lib/firebase/auth.ts'
import { useAuthUser } from '../lib/session/use-auth-user.ts'
import { type RouteAccess, redirectFor } from './guard.ts'
import { Starting } from './starting.tsx'

interface Props {
  access: RouteAccess
  children: (user: AuthUser | null) => ReactNode
}

/** Shows a route only to whom it is for; nothing of it until that is known. */
export function Guarded({ access, children }: Props) {
  const user = useAuthUser()
  if (user === undefined) return <Starting isSignedIn={false} />
  const target = redirectFor(access, user)
  if (target !== null) return <Navigate to={target} replace />
  return children(user)
}
