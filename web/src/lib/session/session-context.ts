import type { Access, Person } from '@vigie/domain/people/permissions'
import type { Member } from '@vigie/domain/people/user'
import { createContext, useContext } from 'react'
import type { AuthUser } from '../firebase/auth.ts'
import type { Unreadable } from '../firebase/live-source.ts'

/** A person's own membership, and the establishment that it opens. */
export type OwnMembership = Member & { readonly establishmentId: string }

/** Who is using the app and what they belong to. */
export interface Session {
  readonly user: AuthUser
  readonly person: Person
  /** How they are called on screen. */
  readonly displayName: string
  /** Whether they have accepted the terms of service in force. */
  readonly acceptedTerms: boolean
  /** How often they have let go of every alert that they were on; null where their profile cannot be read. */
  readonly timesLetGo: number | null
  readonly memberships: readonly OwnMembership[]
  /** Those that are not as the domain says, and so open nothing here. */
  readonly unreadableMemberships: readonly Unreadable[]
}

export const SessionContext = createContext<Session | null>(null)

/** The session of the person who is signed in. Only below `SessionProvider`. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('No one is signed in here')
  return session
}

/** What the permission table needs to know of the person towards one establishment. */
export function accessTo(session: Session, eid: string): Access {
  const membership = session.memberships.find(({ establishmentId }) => establishmentId === eid) ?? null
  return { person: session.person, membership }
}
