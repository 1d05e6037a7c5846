import { type EscalationPlan, hoursOfNobody, levelOf } from '@vigie/domain/alerts/escalation-plan'
import type { Span } from '@vigie/domain/time/shift-cover'
import type { HoursChange } from './hours-change.ts'

/** The steps of a plan, as they are called, that tell whoever works a shift: none where it is off, or nobody is said to work it. */
export const stepsOfShift = (plan: EscalationPlan, sid: string): number[] =>
  plan.activated ? stepsNamingShift(plan, sid) : []

/** The same of a plan that is off, too: it keeps the shift all the same. */
export const stepsNamingShift = ({ steps, shifts }: EscalationPlan, sid: string): number[] =>
  shifts.some(({ shiftId, uids }) => shiftId === sid && uids.length > 0)
    ? steps.flatMap(({ onShift }, index) => (onShift ? [levelOf(index)] : []))
    : []

/** When of the day a step of a plan would tell nobody; none where a change of hours changes nothing of it. */
export function newHoursOfNobody(plan: EscalationPlan, { before, after }: HoursChange): readonly Span[] {
  const [was, then] = [before, after].map((shifts) => hoursOfNobody(plan, shifts))
  return then === undefined || JSON.stringify(then) === JSON.stringify(was) ? [] : then
}
