import { can } from '@vigie/domain/people/permissions'
import type { Silent } from '@vigie/domain/supervision/silent'
import { useMemo } from 'react'
import { useLiveAll } from '../../../lib/firebase/use-live.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { answeredIn, mayReadRules } from '../alerts/use-calls-answered.ts'
import { type OwnEstablishment, useEstablishments } from '../establishments/establishments-context.ts'
import { activatedRulesSource } from '../records/activated-rules-source.ts'
import { whyNone } from './why-none.ts'

interface NoneRaised {
  readonly home: OwnEstablishment
  readonly why: NonNullable<ReturnType<typeof whyNone>>
  /** What is silent there, for staff. */
  readonly silent: Silent | null
}

/** The person's homes where no call for help would raise an alert now, or not every one, and why; those that are inactive first, and last those where some would. */
export function useNoneRaised(): readonly NoneRaised[] {
  const { list } = useEstablishments()
  const now = useNow()
  const read = list.filter(mayReadRules)
  const ids = read.map(({ id }) => id).join()
  const sources = useMemo(() => (ids === '' ? [] : ids.split(',').map(activatedRulesSource)), [ids])
  const rules = useLiveAll(sources)
  const found = list.flatMap((home) => {
    const heard = rules[read.indexOf(home)]
    const silent = can(home.access, 'read', 'notices') ? (home.details?.silent ?? null) : null
    const why = whyNone(home.details, heard ? answeredIn(home, null, heard, now) : null, silent)
    return why === null ? [] : [{ home, why, silent }]
  })
  return found.toSorted((one, other) => rank(one) - rank(other))
}

const rank = ({ why }: NoneRaised): number =>
  why === 'inactive' ? 0 : why === 'silent' || why === 'clocks' ? 2 : 1
