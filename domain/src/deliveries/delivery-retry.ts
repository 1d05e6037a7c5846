import type { Alert } from '../alerts/alert.ts'
import { usefulForMs } from './about.ts'
import type { Delivery } from './delivery.ts'
import type { DeliveryChange } from './delivery-life.ts'

/** What comes of asking for a message that failed to be sent once more. */
export type Retry =
  | { retry: true; change: DeliveryChange }
  /** Somebody asked for that already, or it did not fail. */
  | { retry: false; why: 'underWay' }
  /** Somebody has come for all that it tells of, or it tells of no alert. */
  | { retry: false; why: 'deliveryAnswered' }

/**
 * Sends a message that failed once more, if somebody is still to come for one of its alerts: to whoever may have it by then, and where
 * they are reached by then, as any later try (docs/adr/0017-who-is-written-to.md). `seen`: its `attempts` as whoever asks saw them, so that
 * the same wish twice sends once. It counts as a try itself: what a provider still says of the one before is not about the next.
 * `now` is epoch milliseconds.
 */
export function retried(
  delivery: Pick<Delivery, 'about' | 'state' | 'attempts'>,
  alerts: readonly (Pick<Alert, 'state'> | null)[],
  seen: number,
  now: number,
): Retry {
  const { about, state, attempts } = delivery
  if (state !== 'failed' || attempts !== seen) return { retry: false, why: 'underWay' }
  const isOpen = alerts.some((alert) => alert?.state === 'open')
  if (about.kind !== 'alert' || !isOpen) return { retry: false, why: 'deliveryAnswered' }
  return {
    retry: true,
    change: {
      state: 'pending',
      attempts: attempts + 1,
      dueAt: now,
      uselessAfter: now + usefulForMs.alert,
      leaseId: null,
      lastError: null,
    },
  }
}
