import { callOverWithinMs } from '../deliveries/delivery-policy.ts'
import type { Alert } from './alert.ts'

/**
 * The phone calls of an alert that may still ring though somebody is on it, or it is over, at `now`, epoch milliseconds: the ids of their
 * messages; none while it waits for somebody.
 */
export function ringingInVain({ state, timeline }: Pick<Alert, 'state' | 'timeline'>, now: number): string[] {
  if (state === 'open') return []
  const ended = new Set(timeline.flatMap((step) => (step.step === 'undeliverable' ? step.deliveryId : [])))
  return timeline.flatMap((step) => {
    if (step.step !== 'accepted' || step.channel !== 'voice' || ended.has(step.deliveryId)) return []
    return now - step.at < callOverWithinMs ? step.deliveryId : []
  })
}
