import { keysOf } from '@vigie/domain/care/api-keys'
import { mostEstablishmentsMade, type NewEstablishment } from '@vigie/domain/care/managed-establishment'
import { isUnfitForHome } from '@vigie/domain/people/home-names'
import { type Person, standingOf } from '@vigie/domain/people/permissions'
import { newChain } from '@vigie/domain/supervision/chain'
import { addEstablishment } from '../data/establishments.ts'
import { newApiKey } from './api-key.ts'
import { isContactPossible } from './is-contact-possible.ts'

/** The key of the new establishment, null where it was made before: nobody can be shown it again. */
export type CreateOutcome =
  | { apiKey: string | null }
  | { why: 'establishmentExists' | 'tooManyEstablishments' | 'phoneImpossible' | 'homeNameUnfit' }

/**
 * Makes an establishment under an id that the client chose, administered by whoever makes it. The same person's call again
 * changes nothing. Who is no super administrator makes `mostEstablishmentsMade` at most. `now` is epoch milliseconds.
 */
export async function createEstablishment(
  person: Person,
  eid: string,
  said: NewEstablishment,
  now: number,
): Promise<CreateOutcome> {
  if (!isContactPossible(said.contact)) return { why: 'phoneImpossible' }
  if (isUnfitForHome(said.name)) return { why: 'homeNameUnfit' }
  const { uid } = person
  const { apiKey, stored } = newApiKey('first', uid, now)
  const isBounded = standingOf({ person, membership: null }) !== 'superAdmin'
  const outcome = await addEstablishment(
    {
      eid,
      uid,
      establishment: {
        ...said,
        state: 'active',
        shifts: [],
        lastUpdateAt: now,
        counts: { beneficiaries: 0 },
        createdBy: uid,
        chain: newChain(now),
      },
      keys: keysOf(stored),
      most: isBounded ? mostEstablishmentsMade : null,
    },
    now,
  )
  if (outcome === 'added') return { apiKey }
  return outcome === 'already' ? { apiKey: null } : { why: outcome }
}
