import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { calledTheSame } from '@vigie/domain/care/same-resident'
import { useEffect, useMemo, useRef } from 'react'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import { useLive } from '../../../lib/firebase/use-live.ts'
import { allResidentsSource } from '../records/resident-sources.ts'

/** Who is there already; null: nobody, as far as is known. */
type There = WithId<Beneficiary> | null

/** Nobody waits longer to be asked: without the list, what is typed is added all the same. */
const patienceMs = 5_000

/**
 * Who is in a home already under the name that is typed, archived or not, as far as is known by now (`there`), and once it is (`whenKnown`): whoever types fast is
 * asked as well.
 * @param eid null where nobody is added
 */
export function useSameThere(
  eid: string | null,
  { name, room }: Pick<Beneficiary, 'name' | 'room'>,
): { there: There; whenKnown: () => Promise<There> } {
  const live = useLive(useMemo(() => (eid === null ? null : allResidentsSource(eid)), [eid]))
  const isKnown = eid === null || live.status !== 'loading'
  const there =
    live.status === 'ready' && name.trim() !== '' ? calledTheSame(live.value.items, { name, room }) : null
  const latest = useRef(there)
  const known = useRef(Promise.withResolvers<void>())
  useEffect(() => {
    latest.current = there
    if (isKnown) known.current.resolve()
  })
  const whenKnown = async () => {
    const patience = new Promise<void>((resolve) => setTimeout(resolve, patienceMs))
    await Promise.race([known.current.promise, patience])
    return latest.current
  }
  return { there, whenKnown }
}
