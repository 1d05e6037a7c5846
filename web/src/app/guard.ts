import { routes } from '../lib/page/routes.ts'

/** Who may see a route. */
export type RouteAccess =
  /** Everybody, signed in or not: the links of e-mails. */
  | 'anybody'
  /** Only signed out: /login. */
  | 'signedOut'
  /** Signed in, and the e-mail is not verified yet. */
  | 'unverified'
  /** Signed in, e-mail verified: everything else. */
  | 'signedIn'
  /** The same, and an administrator: /admin. */
  | 'admin'

/** What the guard needs to know of a person who is signed in. */
export interface Visitor {
  readonly emailVerified: boolean
  /** Whether they may enter /admin (domain/src/people/admin-area.ts); null until their records were read. */
  readonly entersAdmin: boolean | null
  /** Whether they have accepted the terms of service in force; null until their records were read. */
  readonly acceptedTerms: boolean | null
}

/** Show the route, ask for the terms in its place, show nothing of it until more is known, or lead elsewhere. */
export type Verdict = 'show' | 'askForTerms' | 'wait' | { readonly to: string }

/**
 * What becomes of a visitor at a route (docs/adr/0041-who-may-see-a-page.md). Nothing but what is for everybody is shown before
 * it is known who it is for.
 * @param visitor null when signed out, undefined while that is not known
 */
export function verdictFor(access: RouteAccess, visitor: Visitor | null | undefined): Verdict {
  if (access === 'anybody') return 'show'
  if (visitor === undefined) return 'wait'
  if (visitor === null) return access === 'signedOut' ? 'show' : { to: routes.login }
  if (access === 'signedOut') return { to: '/' }
  if (access === 'unverified') return visitor.emailVerified ? { to: '/' } : 'show'
  if (!visitor.emailVerified) return { to: routes.verifyEmail }
  if (visitor.acceptedTerms === false) return 'askForTerms'
  if (access === 'signedIn' || visitor.entersAdmin === true) return 'show'
  return visitor.entersAdmin === null ? 'wait' : { to: '/' }
}
