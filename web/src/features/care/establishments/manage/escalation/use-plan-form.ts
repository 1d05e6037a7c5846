import { firstPlan, type StoredPlan } from '@vigie/domain/alerts/escalation-plan'
import { useEffect, useRef } from 'react'
import { useTyped } from '../../../../../lib/page/use-typed.ts'
import { formOf, type Known, type PlanForm } from './plan-form.ts'

/** The form of a home's plan, and which version of it the person has seen: what somebody else saves meanwhile is there, unless something was typed. */
export function usePlanForm(eid: string, stored: StoredPlan | null, known: Known) {
  const now = stored?.updatedAt ?? null
  const { typed, wasKept, type, settle } = useTyped(`escalation ${eid}`, () => ({
    form: formOf(stored ?? firstPlan, known),
    seen: now,
  }))
  const isTyped = useRef(wasKept)
  useEffect(() => {
    if (!isTyped.current && typed.seen !== now)
      settle({ form: formOf(stored ?? firstPlan, known), seen: now })
  }, [typed.seen, now, stored, known, settle])
  return {
    form: typed.form,
    seen: typed.seen,
    wasKept,
    change: (more: Partial<PlanForm>) => {
      isTyped.current = true
      type(({ form, seen }) => ({ form: { ...form, ...more }, seen }))
    },
    settle: (form: PlanForm, seen: number | null) => {
      isTyped.current = false
      settle({ form, seen })
    },
  }
}
