import type { Alert } from '@vigie/domain/alerts/alert'
import { asksOthers } from '@vigie/domain/alerts/alert-life'

/**
 * What everybody is to see of an alert that waits for somebody: that no message reached anybody, or that none is known to have, or that nobody answered; and of one that whoever
 * is on it has not resolved in time: that others are asked to come, or that none of these answered. Null: nothing.
 */
export function silenceOf(
  alert: Pick<
    Alert,
    'state' | 'nobodyReachedAt' | 'nobodyAnsweredAt' | 'acknowledgedAt' | 'escalation' | 'timeline'
  >,
): 'nobodyReached' | 'notConfirmed' | 'nobodyAnswered' | 'nobodyElse' | 'asksOthers' | null {
  const asks = asksOthers(alert)
  if (alert.state !== 'open' && !asks) return null
  if (alert.nobodyReachedAt !== null && !asks)
    // What is told of one e-mail at that moment is why (docs/adr/0144-a-mail-that-nobody-confirmed.md).
    return alert.timeline.some((step) => 'silent' in step && step.at === alert.nobodyReachedAt)
      ? 'notConfirmed'
      : 'nobodyReached'
  if (alert.nobodyAnsweredAt !== null) return asks ? 'nobodyElse' : 'nobodyAnswered'
  return asks ? 'asksOthers' : null
}
