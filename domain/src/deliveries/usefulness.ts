import type { Alert } from '../alerts/alert.ts'
import type { Delivery } from './delivery.ts'

/** Why a message is of no use any more. */
export type Superfluous =
  | 'acknowledged'
  | 'resolved'
  | 'superseded'
  | 'repeated'
  | 'tooOld'
  | typeof sharedNumber

/** Why a message does not go out that somebody else's says at the same number. */
export const sharedNumber = 'sharedNumber'

/** What of an alert decides whether to go on telling of it. */
export type AlertState = Pick<Alert, 'state' | 'acknowledgedAt' | 'resolvedAt'>

/**
 * Why a message is of no use any more; null when it is. One that stands for several alerts is of use as long as somebody
 * is to come for one of them.
 */
export function superfluousBy(
  { createdAt, uselessAfter }: Pick<Delivery, 'createdAt' | 'uselessAfter'>,
  alerts: readonly (AlertState | null)[],
  now: number,
): Superfluous | null {
  const [why, ...others] = alerts.map((alert) => endedBy(alert, createdAt))
  if (why && others.every((other) => other !== null)) return why
  return now >= uselessAfter ? 'tooOld' : null
}

/** What was done about an alert before the message was queued speaks of an older call. */
function endedBy(alert: AlertState | null, createdAt: number): Superfluous | null {
  if ((alert?.resolvedAt ?? -1) >= createdAt) return 'resolved'
  if ((alert?.acknowledgedAt ?? -1) >= createdAt) return 'acknowledged'
  // The alert that took its place has messages of its own.
  return alert?.state === 'superseded' ? 'superseded' : null
}

const noLoss: readonly Superfluous[] = ['acknowledged', 'resolved', 'superseded', 'repeated', sharedNumber]

/** It did not reach its recipient, and will not; one that was taken back because somebody came, or another
 * says the same, is no loss. */
export function isLost({ state, lastError }: Pick<Delivery, 'state' | 'lastError'>): boolean {
  if (state === 'cancelled') return !noLoss.some((why) => why === lastError)
  return state === 'failed'
}
