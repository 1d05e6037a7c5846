import type { Alert } from '@vigie/domain/alerts/alert'
import { useMemo, useState } from 'react'
import type { Live, LiveList } from '../../../../lib/firebase/live-source.ts'
import type { OwnEstablishment } from '../../../care/establishments/establishments-context.ts'
import { readsResident } from '../../../care/residents/reads-resident.ts'
import { roomAndName } from '../../../care/residents/room-and-name.ts'
import { useResidents } from '../../../care/residents/use-residents.ts'

/**
 * Whom one may look for, by id: those who live there, and whoever was met in an alert, as they were called then: who is archived had
 * alerts too. Whoever was met stays while only one of them is read.
 */
export function useMetResidents(
  establishment: OwnEstablishment,
  live: Live<LiveList<Alert>>,
): ReadonlyMap<string, string> {
  const { access } = establishment
  const residents = useResidents(establishment)
  const [met, meet] = useState<ReadonlyMap<string, string>>(new Map())
  const items = live.status === 'ready' ? live.value.items : []
  const unmet = items.filter(({ beneficiaryId }) => !met.has(beneficiaryId))
  if (unmet.length > 0) {
    const named = unmet.map(
      ({ beneficiaryId, room, beneficiaryName }) =>
        [beneficiaryId, roomAndName({ room, name: beneficiaryName || beneficiaryId })] as const,
    )
    // The latest alert of each says what they are called: it comes first.
    meet(new Map([...met, ...named.toReversed()]))
  }
  return useMemo(() => {
    const known = residents.status === 'ready' ? residents.value.items : []
    const all = [...met, ...known.map((one) => [one.id, roomAndName(one)] as const)]
    return new Map(all.filter(([bid]) => readsResident(access, bid)))
  }, [met, residents, access])
}
