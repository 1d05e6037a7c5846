import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { useMemo } from 'react'
import type { Live, LiveList } from '../../../lib/firebase/live-source.ts'
import { useLive } from '../../../lib/firebase/use-live.ts'
import type { OwnEstablishment } from '../establishments/establishments-context.ts'
import { useFollowedBy } from '../establishments/use-establishment.ts'
import { residentsSource } from '../records/resident-sources.ts'
import { readsResident } from './reads-resident.ts'

/**
 * The residents of a home whom the person may read, who live there or are archived. Of whom they follow no more the browser may still hold the
 * record, and without a line nobody says that it is not theirs to read.
 */
export function useResidents(
  establishment: OwnEstablishment,
  state: Beneficiary['state'] = 'active',
): Live<LiveList<Beneficiary>> {
  const { id: eid, access } = establishment
  const followedBy = useFollowedBy(establishment)
  const live = useLive(useMemo(() => residentsSource(eid, followedBy, state), [eid, followedBy, state]))
  return useMemo(() => {
    if (live.status !== 'ready') return live
    const read = <D extends { readonly id: string }>(all: readonly D[]) =>
      all.filter(({ id }) => readsResident(access, id))
    const { items, unreadable } = live.value
    return { status: 'ready', value: { items: read(items), unreadable: read(unreadable) } }
  }, [live, access])
}
