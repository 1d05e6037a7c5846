import { can, standingOf } from '@vigie/domain/people/permissions'
import { useWatchedConnection } from '../../../lib/connection/connection-context.tsx'
import { useNow } from '../../../lib/time/use-now.ts'
import { useEstablishments } from '../establishments/establishments-context.ts'
import { type Sight, type Trouble, troublesOf } from './troubles.ts'

const sight: Sight = {
  // A relative makes no rounds, and must not take silence for calm.
  follows: ({ access }) => can(access, 'read', 'beneficiaries') || standingOf(access) === 'caregiver',
  administers: ({ access }) => can(access, 'read', 'technicalAlerts'),
}

/** What is wrong with what this person's homes are watched by, as far as it concerns them. */
export function useTroubles(): readonly Trouble[] {
  const { list, heardUntil } = useEstablishments()
  const { state } = useWatchedConnection().connection
  const isOnline = state === 'live' || state === 'waiting'
  return troublesOf(list, sight, (id) => isOnline && heardUntil(id) === Infinity, useNow())
}
