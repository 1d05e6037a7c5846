import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { calledTheSame } from '@vigie/domain/care/same-resident'
import { useMemo } from 'react'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import { useLive } from '../../../lib/firebase/use-live.ts'
import { allResidentsSource } from '../records/resident-sources.ts'

/**
 * Who is in a home already under the name that is typed, archived or not; null: nobody, as far as is known by now.
 * @param eid null where nobody is added
 */
export function useSameThere(
  eid: string | null,
  { name, room }: Pick<Beneficiary, 'name' | 'room'>,
): WithId<Beneficiary> | null {
  const live = useLive(useMemo(() => (eid === null ? null : allResidentsSource(eid)), [eid]))
  if (live.status !== 'ready') return null
  return name.trim() === '' ? null : calledTheSame(live.value.items, { name, room })
}
