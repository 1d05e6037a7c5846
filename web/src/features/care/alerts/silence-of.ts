import type { Alert } from '@vigie/domain/alerts/alert'
import { asksOthers } from '@vigie/domain/alerts/alert-life'

/**
 * What everybody is to see of an alert: that no message reached anybody, or that nobody answered, as long as it waits for somebody; that
 * whoever is on it has not resolved it in time, so that others are asked to come, or that none of these answered either. Null: nothing.
 */
export function silenceOf(
  alert: Pick<Alert, 'state' | 'nobodyReachedAt' | 'nobodyAnsweredAt' | 'acknowledgedAt' | 'escalation'>,
): 'nobodyReached' | 'nobodyAnswered' | 'asksOthers' | 'noOtherAnswered' | null {
  const { state, nobodyReachedAt, nobodyAnsweredAt } = alert
  if (asksOthers(alert)) return nobodyAnsweredAt === null ? 'asksOthers' : 'noOtherAnswered'
  if (state !== 'open') return null
  if (nobodyReachedAt !== null) return 'nobodyReached'
  return nobodyAnsweredAt === null ? null : 'nobodyAnswered'
}
