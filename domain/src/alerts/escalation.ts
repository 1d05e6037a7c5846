import type { Shift } from '../time/shift.ts'
import { isInShift } from '../time/shift-window.ts'
import type { Alert, AlertStep } from './alert.ts'
import { type AlertChange, isOver, lastMovedAt } from './alert-life.ts'
import { forgottenAfterMs, maxEscalated, retryUnreachedEveryMs } from './alert-policy.ts'
import { type EscalationPlan, type EscalationStep, leastRepeatMinutes, levelOf } from './escalation-plan.ts'
import { type FollowedPlan, isFor } from './followed-plan.ts'

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
  /** It is the one after the plan's own, while nobody can be reached. */
  isLastResort: boolean
  /** Nobody has answered the last step: of an alert that somebody is on, nobody else. */
  nobodyAnswers: boolean
  /** It is one that was taken, for whoever works by now and did not as it was. */
  isNewShift?: true
}

type Escalated = Pick<
  Alert,
  | 'kind'
  | 'severity'
  | 'state'
  | 'acknowledgedAt'
  | 'escalation'
  | 'waves'
  | 'timeline'
  | 'nobodyReachedAt'
  | 'nobodyAnsweredAt'
>

/**
 * What the escalation of an alert does next by the plan that it follows, and when; null: nothing, as it is over, is none that the plan is
 * for, or was taken and is in time. While nobody is on it the steps follow each other, each after its waiting time, and without it as long as nobody could be reached, then the last one
 * repeats. Where all are taken and nobody could be reached the last resort is, once each time that this becomes so, and no sooner after it was than
 * any step repeats: a phone that is off takes each message and loses it. Who takes it stops that; where they have not resolved it in time the steps go on, at least one of them, until somebody takes it
 * over or says that they are still there; the last one repeats then too, but no sooner than whoever is on it is given time. Where a step has asked whoever is on shift,
 * and nobody is on it as others begin to work (`shiftEndsAt`), that step is theirs then, and puts off none after it. An alert that is
 * told of as often as an alert may be (`maxEscalated`) says so on screens alone.
 */
export function nextStep(alert: Escalated, plan: FollowedPlan): NextStep | null {
  const next = stepInTurn(alert, plan)
  const { escalation, state } = alert
  const shiftEndsAt = escalation?.shiftEndsAt
  const index = escalation === null ? -1 : shiftStep(escalation.taken, plan)
  const isEarlier = shiftEndsAt !== undefined && next !== null && shiftEndsAt <= next.dueAt
  if (!isEarlier || state !== 'open' || index === -1) return next
  const turn = { isRepeat: false, isLastResort: false, nobodyAnswers: false }
  return { dueAt: shiftEndsAt, index, why: 'unanswered', ...turn, isNewShift: true }
}

/** The last of so many steps of a plan that asked whoever is on shift; -1: none did. */
export const shiftStep = (taken: number, plan: FollowedPlan): number =>
  plan.steps.slice(0, Math.min(taken, ownSteps(plan))).findLastIndex(({ onShift }) => onShift)

function stepInTurn(alert: Escalated, plan: FollowedPlan): NextStep | null {
  const { escalation, nobodyReachedAt } = alert
  if (escalation === null || isOver(alert) || !isFor(plan, alert)) return null
  if (asksCounted(alert) >= maxEscalated.waves || alert.timeline.length >= maxEscalated.steps) return null
  const { taken, at } = escalation
  const own = ownSteps(plan)
  const index = Math.min(taken, own - 1)
  const isRepeat = taken >= own
  const wait = isRepeat ? plan.repeatMinutes : (plan.steps[index]?.afterMinutes ?? 0)
  if (alert.state === 'open') {
    const isLostAnew = nobodyReachedAt !== null && (taken === own || nobodyReachedAt > at)
    const lastResortAt = isRepeat ? takenAt(alert, (level) => level === levelOf(own)) : null
    // The last resort puts off no repeat of the plan's own.
    const ownAt = lastResortAt === at ? (takenAt(alert, (level) => level < levelOf(own)) ?? at) : at
    const waitedFor = own === 0 ? Number.POSITIVE_INFINITY : ownAt + wait * minute
    const soonestAgain = lastResortAt === null ? at : lastResortAt + leastRepeatMinutes * minute
    const lostDueAt = Math.max(unreachedDueAt(alert, at), soonestAgain)
    const isLastResort = isRepeat && isLostAnew && plan.steps.length > own && lostDueAt < waitedFor
    const dueAt = isLastResort ? lostDueAt : isRepeat ? waitedFor : Math.min(waitedFor, lostDueAt)
    if (!Number.isFinite(dueAt)) return null
    if (isLastResort)
      return { dueAt, index: own, why: 'unanswered', isRepeat: false, isLastResort, nobodyAnswers: false }
    return { dueAt, index, why: 'unanswered', isRepeat, isLastResort, nobodyAnswers: isRepeat }
  }
  const within = plan.resolveWithinMinutes
  if (within === null) return null
  const next = { index, why: 'unresolved' as const, isRepeat, isLastResort: false }
  const tookAt = alert.acknowledgedAt ?? at
  if (at <= tookAt) return { ...next, dueAt: tookAt + within * minute, nobodyAnswers: false }
  // Since then a step was taken. Whoever helps has their hands full, so that nobody is written to beside them all the time.
  return { ...next, dueAt: at + minute * (isRepeat ? Math.max(wait, within) : wait), nobodyAnswers: isRepeat }
}

/** How often an alert was told of, but for when somebody let go of it: who takes and lets go in turn would end its steps. */
const asksCounted = ({ waves, timeline }: Pick<Alert, 'waves' | 'timeline'>): number =>
  waves - timeline.filter(({ step }) => step === 'released').length

/** When a step no longer waits for an answer to the one before, taken at `at`: nobody answers whom no message reached. */
const unreachedDueAt = ({ nobodyReachedAt }: Pick<Alert, 'nobodyReachedAt'>, at: number): number =>
  nobodyReachedAt === null ? Number.POSITIVE_INFINITY : Math.max(nobodyReachedAt, at + retryUnreachedEveryMs)

/** When a step of such a level was taken last, epoch milliseconds; null: none was. */
function takenAt({ timeline }: Pick<Alert, 'timeline'>, isMeant: (level: number) => boolean): number | null {
  return timeline.findLast((step) => step.step === 'escalated' && isMeant(step.level))?.at ?? null
}

const ownSteps = ({ own, steps }: Pick<FollowedPlan, 'own' | 'steps'>): number => own ?? steps.length

/** The steps of a plan, from 0, in the order in which they are asked for somebody who can be reached: of a repeat the last one first. */
export function stepsInTurn(
  { index, isRepeat, isLastResort }: NextStep,
  plan: Pick<FollowedPlan, 'own' | 'steps'>,
): number[] {
  if (isLastResort) return [index]
  const indices = [...plan.steps.slice(0, ownSteps(plan)).keys()]
  return isRepeat ? indices.toReversed() : indices.filter((one) => one >= index)
}

/**
 * Whether an alert, by what was done to it at `now`, asks for somebody: anew, or again. Its escalation is then looked at, so that a plan that was
 * made, or a step that was lost, since it began to call is followed by its next message at the latest.
 */
export const asksAt = (
  { state, escalation, lastWaveAt }: Pick<Alert, 'state' | 'escalation' | 'lastWaveAt'>,
  now: number,
): boolean => state === 'open' && escalation !== null && (escalation.at === now || lastWaveAt === now)

/**
 * Whether an alert that is not over is escalated at once by a plan that is made or switched on at `now`: one of which nothing was heard and
 * for which nothing was done for long is forgotten, and its home would be written to about all that was ever left unresolved.
 */
export const isStillAwaited = (alert: Pick<Alert, 'lastActivityAt' | 'escalation'>, now: number): boolean =>
  alert.escalation !== null && now - lastMovedAt(alert) < forgottenAfterMs

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
 * at once, and said to be. A repeat is of the last step that reaches anybody. `isJoined`: it is taken before it is due, with that of another alert of the event.
 */
export function takeStep(
  alert: Escalated,
  plan: FollowedPlan,
  peopleOf: (index: number) => number,
  now: number,
  isJoined = false,
): TakenStep | null {
  const next = nextStep(alert, plan)
  if (next === null || !(isJoined || next.dueAt <= now)) return null
  if (next.isNewShift) return takeForNewShift(alert, next, peopleOf(next.index), now)
  const { why, isRepeat, isLastResort, nobodyAnswers } = next
  const taken = alert.escalation?.taken ?? 0
  const inTurn = stepsInTurn(next, plan)
  const index = inTurn.find((one) => peopleOf(one) > 0)
  // That nobody can be reached is said already.
  const passedOver =
    isRepeat || isLastResort ? [] : inTurn.filter((one) => one < (index ?? plan.steps.length))
  const after = (index ?? inTurn.at(-1) ?? taken) + 1
  const isUnanswered = nobodyAnswers || (index === undefined && !isLastResort)
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
      escalation: { taken: isRepeat ? taken : after, at: now },
      ...(index !== undefined && { waves: alert.waves + 1 }),
      ...(isUnanswered && { nobodyAnsweredAt: alert.nobodyAnsweredAt ?? now }),
      timeline: [...alert.timeline, ...steps],
    },
    index: index ?? null,
    why,
  }
}

/** Its steps go on as they would: those of the shift before were asked in time. Where nobody is asked newly it says nothing. */
function takeForNewShift(alert: Escalated, { index, why }: NextStep, people: number, now: number): TakenStep {
  const { escalation, waves, timeline } = alert
  if (people === 0) return { change: { escalation }, index: null, why }
  const step: AlertStep = { step: 'escalated', at: now, level: levelOf(index), people, why }
  return { change: { escalation, waves: waves + 1, timeline: [...timeline, step] }, index, why }
}

/** Whom a step names: its people, and whoever is on shift at `now` by the clock of the home (an IANA name). Each once. */
export function peopleNamed(
  step: EscalationStep,
  plan: EscalationPlan,
  { shifts, timeZone }: { shifts: readonly Shift[]; timeZone: string },
  now: number,
): string[] {
  const onShift = step.onShift ? peopleOnShift(plan, { shifts, timeZone }, now) : []
  return [...new Set([...step.uids, ...onShift])]
}

/** Who works at `now`, epoch milliseconds, as the plan says it. */
export function peopleOnShift(
  plan: Pick<EscalationPlan, 'shifts'>,
  { shifts, timeZone }: { shifts: readonly Shift[]; timeZone: string },
  now: number,
): string[] {
  const worked = shifts.filter((shift) => isInShift(shift, now, timeZone))
  return plan.shifts
    .filter(({ shiftId }) => worked.some(({ id }) => id === shiftId))
    .flatMap(({ uids }) => uids)
}
