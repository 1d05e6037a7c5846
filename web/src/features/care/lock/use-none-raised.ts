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
}

/** The person's homes where no call for help would raise an alert now, and why; those that are inactive first. */
export function useNoneRaised(): readonly NoneRaised[] {
  const { list } = useEstablishments()
  const now = useNow()
  const read = list.filter(mayReadRules)
  const ids = read.map(({ id }) => id).join()
  const sources = useMemo(() => (ids === '' ? [] : ids.split(',').map(activatedRulesSource)), [ids])
  const rules = useLiveAll(sources)
  const found = list.flatMap((home) => {
    const heard = rules[read.indexOf(home)]
    const why = whyNone(home.details, heard ? answeredIn(home, null, heard, now) : null)
    return why === null ? [] : [{ home, why }]
  })
  const isInactive = ({ why }: NoneRaised) => why === 'inactive'
  return [...found.filter(isInactive), ...found.filter((one) => !isInactive(one))]
}
