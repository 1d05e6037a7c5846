import type { Shift } from '../time/shift.ts'
import { isInShift } from '../time/shift-window.ts'
import { wallClockTurns } from '../time/wall-clock-turns.ts'
import type { Alert } from './alert.ts'
import { peopleOnShift, shiftStep } from './escalation.ts'
import type { FollowedPlan } from './followed-plan.ts'

/** No shift is longer than a day, though the clock be put back. */
const lookAheadMs = 25 * 3_600_000

/** The hours of a home's shifts, by its own clock. */
export type Hours = Readonly<{ shifts: readonly Shift[]; timeZone: string }>
export type Escalation = NonNullable<Alert['escalation']>

/**
 * When the shift turns next after `now`, epoch milliseconds, and anybody works before or after; null: nobody does by any hour. Also where the same people work on: whoever of them was away,
 * or had no confirmed number, was asked by nobody.
 */
export function shiftEndsAt(plan: Pick<FollowedPlan, 'shifts'>, home: Hours, now: number): number | null {
  const works = (at: number) => peopleOnShift(plan, home, at).length > 0
  const on = (at: number) =>
    home.shifts.flatMap((shift) => (isInShift(shift, at, home.timeZone) ? shift.id : [])).join(' ')
  const times = home.shifts.flatMap(({ start, end }) => [start, end])
  const turns = wallClockTurns(times, { from: now, until: now + lookAheadMs }, home.timeZone)
  return turns.find((at) => at > now && on(at) !== on(now) && (works(at) || works(now))) ?? null
}

/**
 * The escalation of an alert as a step of it is taken at `now`, epoch milliseconds, with when others work than whom it has asked as they are on shift. `begun`: when a shift began that nobody was asked
 * of yet, as where somebody was on the alert then; whatever other step comes first, that is still to be asked.
 */
export function withShiftEnd(
  { taken, at }: Escalation,
  plan: FollowedPlan,
  home: Hours,
  now: number,
  begun = Number.POSITIVE_INFINITY,
): Escalation {
  const next = begun <= now ? begun : shiftEndsAt(plan, home, now)
  const endsAt = shiftStep(taken, plan) === -1 ? null : next
  return { taken, at, ...(endsAt !== null && { shiftEndsAt: endsAt }) }
}

/** The same alert as one that asks nobody as the next shift begins: of that shift nobody can be reached, and what comes next is taken in its place. */
export const withoutShiftEnd = <A extends Pick<Alert, 'escalation'>>(alert: A): A => {
  const { taken, at } = alert.escalation ?? {}
  return taken === undefined || at === undefined ? alert : { ...alert, escalation: { taken, at } }
}
