import { withShifts } from '@vigie/domain/alerts/escalation-plan'
import { useMemo } from 'react'
import { useLive } from '../../../../../lib/firebase/use-live.ts'
import {
  escalationSource,
  residentPlansSource,
  rulesOfShiftSource,
} from '../../../records/managing-sources.ts'
import { stepsNamingShift } from './steps-of-shift.ts'

/**
 * What keeps a shift from being deleted, as far as it is known: the rules that are limited to it, the steps of the home's plan that tell whoever works it, and how many
 * residents' plans do.
 */
export function useShiftKeepers(eid: string, sid: string) {
  const named = useLive(useMemo(() => rulesOfShiftSource(eid, sid), [eid, sid]))
  const ofHome = useLive(useMemo(() => escalationSource(eid), [eid]))
  const own = useLive(useMemo(() => residentPlansSource(eid), [eid]))
  // By the home's plan it is known who works it; without one nobody is told by it.
  const plan = ofHome.status === 'ready' ? ofHome.value : null
  const plans = own.status === 'ready' ? own.value.items : []
  return {
    rules: named.status === 'ready' ? named.value.items : [],
    steps: plan ? stepsNamingShift(plan, sid) : [],
    plans: plans.filter((one) => stepsNamingShift(withShifts(one, plan), sid).length > 0).length,
  }
}
