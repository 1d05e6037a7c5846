import { entersAdminArea } from '@vigie/domain/people/admin-area'
import { useSession } from '../lib/session/session-context.ts'
import { type Visitor, verdictFor } from './guard.ts'

/** The person who is signed in, as the guard knows them once their records were read. Only below `SessionProvider`. */
export function useVisitor(): Visitor {
  const { person, memberships, acceptedTerms } = useSession()
  return {
    emailVerified: person.emailVerified,
    entersAdmin: entersAdminArea(person, memberships),
    acceptedTerms,
  }
}

/** Whether the person has the terms of service in force to accept before any page is shown to them. */
export const useAsksForTerms = (): boolean => verdictFor('signedIn', useVisitor()) === 'askForTerms'
