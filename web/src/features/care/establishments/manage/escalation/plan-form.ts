import {
  type EscalationPlan,
  type EscalationStep,
  escalationMinutes,
  leastRepeatMinutes,
  levelOf,
  type ResidentPlan,
  stepsOfNobody,
} from '@vigie/domain/alerts/escalation-plan'
import type { Shift } from '@vigie/domain/time/shift'
import { type WayFault, wayFaultOf } from '../ways.ts'

/** What stands in the form: the plan, with minutes as they are typed. */
export interface PlanForm extends Omit<EscalationPlan, 'steps' | 'repeatMinutes' | 'resolveWithinMinutes'> {
  readonly steps: readonly StepForm[]
  readonly repeatMinutes: string
  /** Empty: whoever takes an alert ends it. */
  readonly resolveWithinMinutes: string
}

export interface StepForm extends Omit<EscalationStep, 'afterMinutes'> {
  /** Of the form alone: steps are added and taken out while somebody types in another. */
  readonly key: string
  /** All whom it named, as it was stored, have no access any more. */
  readonly wasLeft: boolean
  readonly afterMinutes: string
}

/** Whom and what the home has, which a plan may name. */
export interface Known {
  /** Names by uid. */
  readonly people: ReadonlyMap<string, string>
  readonly shifts: readonly Shift[]
}

export const newStep = (step: EscalationStep): StepForm => ({
  ...step,
  key: crypto.randomUUID(),
  wasLeft: false,
  afterMinutes: String(step.afterMinutes),
})

/** The form of a plan, without people who have no access any more, whom nobody could take out. */
export function formOf(
  { activated, alerts, steps, repeatMinutes, resolveWithinMinutes, shifts }: EscalationPlan,
  known: Known,
): PlanForm {
  const there = thereOf(known)
  return {
    activated,
    alerts,
    steps: steps.map((step) => {
      const uids = there(step.uids)
      return { ...newStep({ ...step, uids }), wasLeft: step.uids.length > 0 && uids.length === 0 }
    }),
    repeatMinutes: String(repeatMinutes),
    resolveWithinMinutes: String(resolveWithinMinutes ?? ''),
    shifts: shiftsOf({ shifts }, known),
  }
}

/** A form that was begun a while ago, without people who have lost their access since, and with the shifts that the home has by now. */
export function withKnown(form: PlanForm, known: Known): PlanForm {
  const there = thereOf(known)
  return {
    ...form,
    steps: form.steps.map((step) => ({ ...step, uids: there(step.uids) })),
    shifts: shiftsOf(form, known),
  }
}

/** Who works the shifts that the home has, of those who have access. */
export function shiftsOf(plan: Pick<EscalationPlan, 'shifts'>, known: Known): PlanForm['shifts'] {
  const there = thereOf(known)
  return known.shifts.map(({ id }) => ({
    shiftId: id,
    uids: there(plan.shifts.find(({ shiftId }) => shiftId === id)?.uids ?? []),
  }))
}

const thereOf =
  ({ people }: Known) =>
  (uids: readonly string[]) =>
    uids.filter((uid) => people.has(uid))

/** The steps, as they are called, whose people have all left, and that nobody else was named in since. */
export const stepsLeft = ({ steps }: Pick<PlanForm, 'steps'>): readonly number[] =>
  steps.flatMap(({ wasLeft, onShift, uids }, index) =>
    wasLeft && !onShift && uids.length === 0 ? [levelOf(index)] : [],
  )

/** What is said to the server. */
export const planOf = ({
  steps,
  repeatMinutes,
  resolveWithinMinutes,
  ...form
}: PlanForm): EscalationPlan => ({
  ...form,
  steps: steps.map(({ uids, onShift, methods, afterMinutes }) => ({
    uids,
    onShift,
    methods,
    afterMinutes: Number(afterMinutes),
  })),
  repeatMinutes: Number(repeatMinutes),
  resolveWithinMinutes: resolveWithinMinutes.trim() === '' ? null : Number(resolveWithinMinutes),
})

/** The same of a resident's own: who is on shift is the home's to say. */
export const residentPlanOf = (form: PlanForm): ResidentPlan => {
  const { shifts: _, ...plan } = planOf(form)
  return plan
}

export type PlanFault = 'minutesWrong' | 'repeatWrong' | 'noPeople' | 'nobodyOnShift' | WayFault

const isMinutes = (typed: string, least: number) => {
  const minutes = Number(typed)
  return Number.isInteger(minutes) && minutes >= least && minutes <= escalationMinutes.most
}

/** What is wrong, by field; those of a step under its key. */
export function faultsOf({
  activated,
  steps,
  shifts,
  repeatMinutes,
  resolveWithinMinutes,
}: PlanForm): Record<string, PlanFault> {
  const ofNobody = activated ? stepsOfNobody({ steps: [...steps], shifts }) : []
  const faults = steps.flatMap((step, index): [string, PlanFault][] => [
    ...(isMinutes(step.afterMinutes, escalationMinutes.least)
      ? []
      : [[`${step.key} minutes`, 'minutesWrong'] as [string, PlanFault]]),
    ...(step.onShift || step.uids.length > 0
      ? []
      : [[`${step.key} people`, 'noPeople'] as [string, PlanFault]]),
    ...(step.onShift && ofNobody.includes(index)
      ? [[`${step.key} people`, 'nobodyOnShift'] as [string, PlanFault]]
      : []),
    ...[wayFaultOf(step.methods)].flatMap((fault): [string, PlanFault][] =>
      fault ? [[`${step.key} ways`, fault]] : [],
    ),
  ])
  const isWithin =
    resolveWithinMinutes.trim() === '' || isMinutes(resolveWithinMinutes, escalationMinutes.least)
  return {
    ...Object.fromEntries(faults),
    ...(!isMinutes(repeatMinutes, leastRepeatMinutes) && { repeat: 'repeatWrong' as const }),
    ...(!isWithin && { within: 'minutesWrong' as const }),
  }
}

/** The shifts of the home on which nobody is said to work, though a step writes to whoever is on shift; empty: none. */
export const emptyShifts = ({ steps, shifts }: PlanForm, known: Known): readonly Shift[] =>
  steps.some(({ onShift }) => onShift)
    ? known.shifts.filter(({ id }) => !shifts.some(({ shiftId, uids }) => shiftId === id && uids.length > 0))
    : []
