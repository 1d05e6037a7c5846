import type { EventKind } from '../sensors/event-kinds.ts'
import type { Shift } from '../time/shift.ts'
import { isInShift } from '../time/shift-window.ts'
import { type Alert, resolutionSchema } from './alert.ts'
import { isOver, resolutionOf } from './alert-life.ts'

/** What became of an alert: it goes on, why it was resolved, or nobody ever resolved it. */
export const alertOutcomes = ['inProgress', ...resolutionSchema.options, 'superseded'] as const
export type AlertOutcome = (typeof alertOutcomes)[number]

/** What became of an alert by now. One that was resolved without a reason, which none of ours is, counts as `other`. */
export function outcomeOf(alert: Pick<Alert, 'state' | 'timeline'>): AlertOutcome {
  if (!isOver(alert)) return 'inProgress'
  return alert.state === 'superseded' ? 'superseded' : (resolutionOf(alert) ?? 'other')
}

/** Which alerts somebody looks for; null: any. */
export interface AlertsWanted {
  kind: EventKind | null
  /** Raised in this shift of the home, on whatever day. */
  shift: Pick<Shift, 'start' | 'end'> | null
  outcome: AlertOutcome | null
}

/** Whether an alert is among those that are looked for. `timeZone` is the home's, whose clock its shifts go by. */
export function isWanted(
  alert: Pick<Alert, 'kind' | 'state' | 'timeline' | 'times'>,
  { kind, shift, outcome }: AlertsWanted,
  timeZone: string,
): boolean {
  return (
    (kind === null || alert.kind === kind) &&
    (shift === null || isInShift(shift, alert.times.raisedAt, timeZone)) &&
    (outcome === null || outcomeOf(alert) === outcome)
  )
}
