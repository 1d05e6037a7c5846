import { firstPlan, type StoredPlan } from '@vigie/domain/alerts/escalation-plan'
import { useCallback, useEffect } from 'react'
import { useFormOnDisk } from '../../../../../lib/page/use-form-on-disk.ts'
import { useKeptForm } from '../../../../../lib/page/use-typed.ts'
import { keptPlan, type TypedPlan } from './kept-plan.ts'
import { formOf, type Known, type PlanForm } from './plan-form.ts'

const typedIn = ({ isTyped }: TypedPlan) => isTyped

/** The form of a home's plan, and which version of it the person has seen: what somebody else saves meanwhile is there, unless something was typed. */
export function usePlanForm(eid: string, stored: StoredPlan | null, known: Known) {
  const now = stored?.updatedAt ?? null
  const standing = () => ({ form: formOf(stored ?? firstPlan, known), seen: now, isTyped: false })
  const name = `escalation ${eid}`
  const { typed, wasKept, put, forget, restore } = useKeptForm<TypedPlan>(name, standing)
  const parse = useCallback((kept: unknown) => keptPlan(kept, known), [known])
  useFormOnDisk(name, { typed, isTyped: typed.isTyped, restore }, parse)
  // The answer to a save may be here before what it saved: the older plan does not come back meanwhile.
  const isNewer = (now ?? 0) > (typed.seen ?? 0)
  useEffect(() => {
    if (!typed.isTyped && isNewer)
      put(() => ({ form: formOf(stored ?? firstPlan, known), seen: now, isTyped: false }), typedIn)
  }, [typed.isTyped, isNewer, now, stored, known, put])
  return {
    /** Somebody else has saved another plan since this was typed over: it can be saved no more. */
    isOutdated: typed.isTyped && isNewer,
    /** Lets go of what was typed, for what is saved. */
    takeSaved: () => {
      forget()
      put(standing, typedIn)
    },
    form: typed.form,
    seen: typed.seen,
    wasKept,
    change: (more: Partial<PlanForm>) =>
      put(({ form, seen }) => ({ form: { ...form, ...more }, seen, isTyped: true }), typedIn),
    /** Says that `sent` is saved, and reads `saved` by now. What was typed since it was sent stays, to be saved next. */
    settle: (sent: PlanForm, saved: PlanForm, seen: number | null) => {
      forget()
      put(
        (before) => (before.form === sent ? { form: saved, seen, isTyped: false } : { ...before, seen }),
        typedIn,
      )
    },
  }
}
