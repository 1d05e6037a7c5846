import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { saysTheSame } from '@vigie/domain/care/same-resident'
import { useMemo } from 'react'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import { useLive } from '../../../lib/firebase/use-live.ts'
import { residentsSource } from '../records/resident-sources.ts'

/**
 * Who lives in a home already under the name and in the room that is typed; null: nobody, as far as is known by now.
 * @param eid null where nobody is added
 */
export function useSameThere(
  eid: string | null,
  { name, room }: Pick<Beneficiary, 'name' | 'room'>,
): WithId<Beneficiary> | null {
  const live = useLive(useMemo(() => (eid === null ? null : residentsSource(eid, null)), [eid]))
  if (live.status !== 'ready') return null
  return live.value.items.find((one) => saysTheSame(one, { name, room })) ?? null
}
