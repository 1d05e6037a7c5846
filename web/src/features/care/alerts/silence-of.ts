import type { Alert } from '@vigie/domain/alerts/alert'

/** What everybody is to see of an alert that waits for somebody: that no message reached anybody, or that nobody answered; null: neither. */
export function silenceOf({
  state,
  nobodyReachedAt,
  nobodyAnsweredAt,
}: Pick<Alert, 'state' | 'nobodyReachedAt' | 'nobodyAnsweredAt'>): 'nobodyReached' | 'nobodyAnswered' | null {
  if (state !== 'open') return null
  if (nobodyReachedAt !== null) return 'nobodyReached'
  return nobodyAnsweredAt === null ? null : 'nobodyAnswered'
}
