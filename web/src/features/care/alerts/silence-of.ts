import type { Alert } from '@vigie/domain/alerts/alert'
import { asksOthers } from '@vigie/domain/alerts/alert-life'

/**
 * What everybody is to see of an alert that waits for somebody: that no message reached anybody, or that nobody answered; and of one that whoever
 * is on it has not resolved in time: that others are asked to come, or that none of these answered. Null: nothing.
 */
export function silenceOf(
  alert: Pick<Alert, 'state' | 'nobodyReachedAt' | 'nobodyAnsweredAt' | 'acknowledgedAt' | 'escalation'>,
): 'nobodyReached' | 'nobodyAnswered' | 'nobodyElse' | 'asksOthers' | null {
  const asks = asksOthers(alert)
  if (alert.state !== 'open' && !asks) return null
  if (alert.nobodyReachedAt !== null && !asks) return 'nobodyReached'
  if (alert.nobodyAnsweredAt !== null) return asks ? 'nobodyElse' : 'nobodyAnswered'
  return asks ? 'asksOthers' : null
}
