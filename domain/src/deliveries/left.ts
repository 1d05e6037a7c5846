import type { Channel } from '../alerts/channel.ts'
import type { Delivery } from './delivery.ts'
import type { Left, Wave } from './wave.ts'
import type { Queued } from './wave-life.ts'

/**
 * The messages of a wave, those marked of which it is known that whoever they are for does not come any more (docs/adr/0145-who-left-was-not-reached.md): for the alert
 * `alertId`, or, where it is null, for any of those that the message stands for.
 */
export function withLeft(
  messages: readonly Queued[],
  left: readonly Left[],
  alertId: string | null,
): Queued[] {
  const hasLeft = ({ recipient, about }: Delivery) => {
    if (recipient.kind !== 'user' || about.kind !== 'alert') return false
    const alertIds = alertId === null ? about.alertIds : [alertId]
    return alertIds.every((id) => left.some((one) => one.uid === recipient.uid && one.alertId === id))
  }
  return messages.map(({ id, delivery }) => ({ id, delivery, ...(hasLeft(delivery) && { left: true }) }))
}

/** Whether a wave of these messages, by their ids, has any for somebody; on one of these channels, where some are named. */
export function tells(deliveryIds: readonly string[], uid: string, on?: readonly Channel[]): boolean {
  const named = `_${uid}_`
  return deliveryIds.some((id) => {
    const at = id.lastIndexOf(named)
    // What goes on another channel after it failed on one bears both.
    const told = id.slice(at + named.length).split('-')
    return at >= 0 && (on === undefined || on.some((channel) => told.includes(channel)))
  })
}

/**
 * Whether any of the waves of an alert that were queued since an instant (epoch milliseconds) has a message for somebody, on one of these channels where some are named,
 * and they have not left the alert since.
 */
export const isToldSince = (
  waves: readonly Pick<Wave, 'deliveryIds' | 'createdAt' | 'left'>[],
  { alertId, since }: { alertId: string; since: number },
  uid: string,
  on?: readonly Channel[],
): boolean =>
  waves.some(
    ({ deliveryIds, createdAt, left = [] }) =>
      createdAt >= since &&
      tells(deliveryIds, uid, on) &&
      !left.some((one) => one.uid === uid && one.alertId === alertId),
  )
