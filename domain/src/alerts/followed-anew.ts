import type { Alert } from './alert.ts'
import { peopleOnShift } from './escalation.ts'
import type { EscalationPlan } from './escalation-plan.ts'
import { firstOtherStep, followedPlan } from './followed-plan.ts'
import { type Escalation, type Hours, withShiftEnd } from './next-shift.ts'

type Followed = Pick<Alert, 'beneficiaryId' | 'kind' | 'severity' | 'escalation'>

/** By what an alert is followed: a plan, null where nothing was said, and the hours of its home's shifts. */
export interface FollowedBy {
  plan: EscalationPlan | null
  home: Hours
}

/** The escalation of which, from a step on, the steps are others: of these none counts as taken, as those that were are of other people. */
export const withoutTaken = ({ taken, at, shiftEndsAt }: Escalation, from: number): Escalation => ({
  taken: Math.min(taken, from),
  at,
  // One that cannot be read is none, and is not written back.
  ...(shiftEndsAt !== undefined && { shiftEndsAt }),
})

/**
 * The escalation of an alert as its plan, or the hours of its home's shifts, become others at `now`, epoch milliseconds; null: it has none. Steps that are others count as not taken
 * (`firstOtherStep`), and others begin to work when they do by what is said from now on. A shift that has begun, and that the timer has not come to, is asked all the same.
 */
export function escalationAnew(
  alert: Followed,
  before: FollowedBy,
  after: FollowedBy,
  now: number,
): Escalation | null {
  const { escalation } = alert
  if (escalation === null) return null
  const on = ({ plan, home }: FollowedBy) => (plan ? peopleOnShift(plan, home, now) : [])
  const working = { before: on(before), after: on(after) }
  const left = withoutTaken(escalation, firstOtherStep(alert, before.plan, after.plan, working))
  if (left.shiftEndsAt !== undefined && left.shiftEndsAt <= now) return left
  const { taken, at } = left
  const plan = followedPlan(alert, after.plan, null)
  return plan === null ? { taken, at } : withShiftEnd(left, plan, after.home, now)
}
