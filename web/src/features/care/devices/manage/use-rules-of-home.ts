import type { RulesOfHome } from '@vigie/domain/alerts/calls-of-device'
import { useMemo } from 'react'
import { useLive } from '../../../../lib/firebase/use-live.ts'
import { rulesSource } from '../../../care/records/rule-sources.ts'

/** The rules by which the calls for help of a home's devices are judged; null: not known, or not yet. */
export function useRulesOfHome(eid: string): RulesOfHome | null {
  const live = useLive(useMemo(() => rulesSource(eid), [eid]))
  return useMemo(() => {
    if (live.status !== 'ready') return null
    const { items, unreadable } = live.value
    return { rules: items, unreadable: unreadable.map(({ id }) => id) }
  }, [live])
}
