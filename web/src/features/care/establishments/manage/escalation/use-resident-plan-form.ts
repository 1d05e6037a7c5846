import { useCallback } from 'react'
import { dropForm } from '../../../../../lib/page/form-on-disk.ts'
import { useFormOnDisk } from '../../../../../lib/page/use-form-on-disk.ts'
import { letGo, useKeptForm } from '../../../../../lib/page/use-typed.ts'
import { keptPlan, type TypedPlan } from './kept-plan.ts'
import type { Known } from './plan-form.ts'

/** Stands for whom a new one is for as long as that is to be chosen. */
export const newPlan = 'new'

/** Under what name the plan of a resident is kept while it is filled in. */
export const residentPlanForm = (eid: string, bid: string): string => `plan ${eid} ${bid}`

/** The form of a resident's own plan, which outlives its window and the page (docs/adr/0125-a-half-filled-form.md). */
export function useResidentPlanForm(name: string, known: Known, began: () => TypedPlan) {
  const { typed, wasKept, put, restore } = useKeptForm<TypedPlan>(name, began)
  const parse = useCallback((kept: unknown) => keptPlan(kept, known), [known])
  useFormOnDisk(name, { typed, isTyped: typed.isTyped, restore }, parse)
  return {
    typed,
    wasKept,
    put: (change: Partial<TypedPlan>) =>
      put(
        (before) => ({ ...before, ...change, isTyped: true }),
        () => true,
      ),
    /** It is saved or given up. */
    drop: () => {
      letGo(name)
      dropForm(name)
    },
  }
}
