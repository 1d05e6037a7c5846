import type { Delivery } from './delivery.ts'
import { helpAfterMs, leaseMs, triesBeforeHelp } from './delivery-policy.ts'
import { isLost } from './usefulness.ts'

/**
 * Whether the recipient of a message needs another channel at `now`, epoch milliseconds: it is lost, or its channel has
 * been failing or hanging for a while. It then goes on being tried beside the next one.
 */
export function isInTrouble(delivery: Delivery, now: number): boolean {
  if (isLost(delivery)) return true
  const { state, attempts, dueAt, createdAt } = delivery
  if (state !== 'pending' && state !== 'sending') return false
  const isTrying = state === 'sending'
  const failedTries = isTrying ? attempts - 1 : attempts
  if (failedTries >= triesBeforeHelp) return true
  if (failedTries > 0 && now >= createdAt + helpAfterMs) return true
  // The lease of a try ends `leaseMs` after the try began.
  return isTrying && dueAt !== null && now >= dueAt - leaseMs + helpAfterMs
}
