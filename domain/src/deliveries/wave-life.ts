import type { Alert, AlertStep } from '../alerts/alert.ts'
import type { Delivery } from './delivery.ts'
import { isLost } from './usefulness.ts'

/** A message with its id. */
export interface Queued {
  id: string
  delivery: Delivery
}

/** The steps that an alert's timeline lacks about the messages of a wave. `now` is epoch milliseconds. */
export function stepsToTell(
  deliveries: readonly Queued[],
  timeline: Alert['timeline'],
  now: number,
): AlertStep[] {
  const told = new Set(
    timeline.map((step) => ('deliveryId' in step ? keyOf(step.step, step.deliveryId) : '')),
  )
  return deliveries.flatMap(stepsOf(now)).filter((step) => !told.has(keyOf(step.step, step.deliveryId)))
}

const keyOf = (step: string, deliveryId: string) => `${step} ${deliveryId}`

const stepsOf =
  (now: number) =>
  ({ id: deliveryId, delivery }: Queued) => {
    const { channel, acceptedAt, possibleRepeat } = delivery
    const steps: Extract<AlertStep, { deliveryId: string }>[] = []
    if (acceptedAt !== null) {
      steps.push({ step: 'accepted', at: acceptedAt, channel, deliveryId, possibleRepeat })
    }
    if (isLost(delivery)) steps.push({ step: 'undeliverable', at: now, channel, deliveryId })
    return steps
  }

/**
 * Whether a wave reached anybody: true when a provider took one of its messages, or somebody came before all went out;
 * false when all of them are lost; null while that is open, or when it has no message.
 */
export function hasReached(deliveries: readonly Queued[]): boolean | null {
  if (deliveries.length === 0) return null
  const reached = deliveries.some(
    ({ delivery }) =>
      delivery.state === 'accepted' ||
      delivery.state === 'delivered' ||
      (delivery.state === 'cancelled' && !isLost(delivery)),
  )
  if (reached) return true
  return deliveries.every(({ delivery }) => isLost(delivery)) ? false : null
}

/** Whether nothing more will become of any message of a wave by itself. */
export function isSettled(deliveries: readonly Queued[]): boolean {
  return deliveries.every(({ delivery }) => delivery.dueAt === null)
}
