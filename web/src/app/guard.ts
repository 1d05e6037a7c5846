import { routes } from '../lib/page/routes.ts'

/** Who may see a route. */
export type RouteAccess =
  /** Everybody, signed in or not: the links of e-mails. */
  | 'anybody'
  /** Only signed out: /login. */
  | 'signedOut'
  /** Signed in; the e-mail need not be verified. */
  | 'unverified'
  /** Signed in, e-mail verified: everything else. */
  | 'signedIn'

/** What the guard needs to know of a person. */
export interface Visitor {
  readonly emailVerified: boolean
}

/** Where a visitor is sent who may not see a route, or null when they may. `visitor` is null when signed out. */
export function redirectFor(access: RouteAccess, visitor: Visitor | null): string | null {
  if (access === 'anybody') return null
  if (visitor === null) return access === 'signedOut' ? null : routes.login
  if (access === 'signedOut') return '/'
  if (access === 'signedIn' && !visitor.emailVerified) return routes.verifyEmail
  if (access === 'unverified' && visitor.emailVerified) return '/'
  return null
}
