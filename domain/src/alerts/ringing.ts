import { callOverWithinMs } from '../deliveries/delivery-policy.ts'
import type { Alert } from './alert.ts'

/**
 * The phone calls of an alert that may still ring though somebody is on it, or it is over, at `now`, epoch milliseconds: their
 * messages, as it calls them (`aliasOf`); none while it waits for somebody.
 */
export function ringingInVain({ state, timeline }: Pick<Alert, 'state' | 'timeline'>, now: number): string[] {
  if (state === 'open') return []
  // One that failed may have been placed once more since.
  const endedAt = new Map(
    timeline.flatMap((step) => (step.step === 'undeliverable' ? [[step.deliveryId, step.at] as const] : [])),
  )
  return timeline.flatMap((step) => {
    if (step.step !== 'accepted' || step.channel !== 'voice') return []
    if ((endedAt.get(step.deliveryId) ?? 0) >= step.at) return []
    return now - step.at < callOverWithinMs ? step.deliveryId : []
  })
}
