import { type Channel, standsAlone } from '@vigie/domain/alerts/channel'
import {
  type EscalationPlan,
  type EscalationStep,
  escalationMinutes,
  firstPlan,
  leastRepeatMinutes,
  type StoredPlan,
  stepsOfNobody,
} from '@vigie/domain/alerts/escalation-plan'
import type { Shift } from '@vigie/domain/time/shift'

/** The ways by which somebody can be told today. */
export const ways = ['sms', 'voice', 'email', 'push'] as const satisfies Channel[]

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
  afterMinutes: String(step.afterMinutes),
})

/** The form of what was said, or to begin with; without people who have no access any more, whom nobody could take out. */
export function formOf(stored: StoredPlan | null, { people, shifts }: Known): PlanForm {
  const { activated, alerts, steps, repeatMinutes, resolveWithinMinutes, ...plan } = stored ?? firstPlan
  const there = (uids: readonly string[]) => uids.filter((uid) => people.has(uid))
  return {
    activated,
    alerts,
    steps: steps.map((step) => newStep({ ...step, uids: there(step.uids) })),
    repeatMinutes: String(repeatMinutes),
    resolveWithinMinutes: String(resolveWithinMinutes ?? ''),
    shifts: shifts.map(({ id }) => ({
      shiftId: id,
      uids: there(plan.shifts.find(({ shiftId }) => shiftId === id)?.uids ?? []),
    })),
  }
}

/** What is said to the server. */
export const planOf = ({
  steps,
  repeatMinutes,
  resolveWithinMinutes,
  ...form
}: PlanForm): EscalationPlan => ({
  ...form,
  steps: steps.map(({ key: _, afterMinutes, ...step }) => ({ ...step, afterMinutes: Number(afterMinutes) })),
  repeatMinutes: Number(repeatMinutes),
  resolveWithinMinutes: resolveWithinMinutes.trim() === '' ? null : Number(resolveWithinMinutes),
})

export type PlanFault = 'minutesWrong' | 'repeatWrong' | 'noPeople' | 'nobodyOnShift' | 'noWay' | 'pushAlone'

const isMinutes = (typed: string, least: number) => {
  const minutes = Number(typed)
  return Number.isInteger(minutes) && minutes >= least && minutes <= escalationMinutes.most
}

const wayFaultOf = ({ methods }: StepForm): PlanFault => (methods.length === 0 ? 'noWay' : 'pushAlone')

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
    ...(step.methods.some(standsAlone)
      ? []
      : [[`${step.key} ways`, wayFaultOf(step)] as [string, PlanFault]]),
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
