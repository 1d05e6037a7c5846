import type { Shift } from '../time/shift.ts'
import { isInShift } from '../time/shift-window.ts'
import type { Alert, AlertStep } from './alert.ts'
import { type AlertChange, isOver } from './alert-life.ts'
import { maxSteps, maxWaves } from './alert-policy.ts'
import type { EscalationPlan, EscalationStep } from './escalation-plan.ts'
import { severityOfAlert } from './severity.ts'

const minute = 60_000

/** What an alert's escalation does next. */
export interface NextStep {
  /** Epoch milliseconds. */
  dueAt: number
  /** Which step of the plan, from 0. */
  index: number
  /** unanswered: nobody is on it. unresolved: somebody has been for too long. */
  why: 'unanswered' | 'unresolved'
  /** It was the last one before too. */
  isRepeat: boolean
}

type Escalated = Pick<
  Alert,
  'kind' | 'severity' | 'state' | 'acknowledgedAt' | 'escalation' | 'waves' | 'timeline' | 'nobodyAnsweredAt'
>

/**
 * What the escalation of an alert does next by the plan of its home, and when; null: nothing, as it is over, is none that the plan is
 * for, or was taken and is in time. While nobody is on it the steps follow each other, each after its waiting time, then the last one
 * repeats. Who takes it stops that; where they have not resolved it in time the steps go on, each once, and at least one of them. An
 * alert that is told of as often as an alert may be (`maxWaves`) says so on screens alone.
 */
export function nextStep(alert: Escalated, plan: EscalationPlan): NextStep | null {
  const { escalation } = alert
  if (!plan.activated || escalation === null || isOver(alert)) return null
  if (plan.alerts === 'callsForHelp' && severityOfAlert(alert) !== 'callForHelp') return null
  if (alert.waves >= maxWaves || alert.timeline.length >= maxSteps) return null
  const { taken, at } = escalation
  const index = Math.min(taken, plan.steps.length - 1)
  const isRepeat = taken >= plan.steps.length
  const dueAt = at + minute * (isRepeat ? plan.repeatMinutes : (plan.steps[index]?.afterMinutes ?? 0))
  if (alert.state === 'open') return { dueAt, index, why: 'unanswered', isRepeat }
  if (plan.resolveWithinMinutes === null) return null
  const takenAt = alert.acknowledgedAt ?? at
  // Since then a step was taken: what is left of them follows, and nobody is written to again and again beside whoever is there.
  if (at > takenAt) return isRepeat ? null : { dueAt, index, why: 'unresolved', isRepeat }
  return { dueAt: takenAt + plan.resolveWithinMinutes * minute, index, why: 'unresolved', isRepeat }
}

/** The steps of a plan, from 0, in the order in which they are asked for somebody who can be reached: of a repeat the last one first. */
export function stepsInTurn(
  { index, isRepeat }: NextStep,
  { steps }: Pick<EscalationPlan, 'steps'>,
): number[] {
  const indices = [...steps.keys()]
  return isRepeat ? indices.toReversed() : indices.filter((one) => one >= index)
}

/** Whether an alert, by what was done to it at `now`, waits anew for its escalation's first step. */
export const beginsToCall = (
  { state, escalation }: Pick<Alert, 'state' | 'escalation'>,
  now: number,
): boolean => state === 'open' && escalation?.taken === 0 && escalation.at === now

/** What a step that is due comes to. */
export interface TakenStep {
  change: AlertChange
  /** Which step of the plan people are written to by; null: none has anybody who can be. */
  index: number | null
  why: NextStep['why']
}

/**
 * What becomes of an alert at `now`, epoch milliseconds, when its next step is due; null: none is. `peopleOf` says how many a step of the plan
 * reaches by now, and is asked in the order of `stepsInTurn` up to the first that reaches anybody: one that reaches nobody is passed over
 * at once, and said to be. A repeat is of the last step that reaches anybody.
 */
export function takeStep(
  alert: Escalated,
  plan: EscalationPlan,
  peopleOf: (index: number) => number,
  now: number,
): TakenStep | null {
  const next = nextStep(alert, plan)
  if (next === null || next.dueAt > now) return null
  const { why, isRepeat } = next
  const inTurn = stepsInTurn(next, plan)
  const index = inTurn.find((one) => peopleOf(one) > 0)
  const passedOver = isRepeat ? [] : inTurn.filter((one) => one < (index ?? plan.steps.length))
  const isUnanswered = why === 'unanswered' && (isRepeat || index === undefined)
  const escalated = (one: number): AlertStep => ({
    step: 'escalated',
    at: now,
    level: levelOf(one),
    people: peopleOf(one),
    why,
  })
  const isNews = isUnanswered && alert.nobodyAnsweredAt === null
  const steps: AlertStep[] = [
    ...passedOver.map(escalated),
    ...(isNews ? [{ step: 'nobodyAnswered' as const, at: now }] : []),
    ...(index === undefined ? [] : [escalated(index)]),
  ]
  return {
    change: {
      escalation: { taken: isRepeat || index === undefined ? plan.steps.length : index + 1, at: now },
      ...(index !== undefined && { waves: alert.waves + 1 }),
      ...(isUnanswered && { nobodyAnsweredAt: alert.nobodyAnsweredAt ?? now }),
      timeline: [...alert.timeline, ...steps],
    },
    index: index ?? null,
    why,
  }
}

/** What the rule itself does is the first step of all, so that those of the plan are counted from 2. */
const levelOf = (index: number) => index + 2

/** Whom a step names: its people, and whoever is on shift at `now` by the clock of the home (an IANA name). Each once. */
export function peopleNamed(
  step: EscalationStep,
  plan: EscalationPlan,
  { shifts, timeZone }: { shifts: readonly Shift[]; timeZone: string },
  now: number,
): string[] {
  const worked = step.onShift ? shifts.filter((shift) => isInShift(shift, now, timeZone)) : []
  const onShift = plan.shifts.filter(({ shiftId }) => worked.some(({ id }) => id === shiftId))
  return [...new Set([...step.uids, ...onShift.flatMap(({ uids }) => uids)])]
}
