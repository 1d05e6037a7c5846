import { type Channel, channelSchema } from '../alerts/channel.ts'
import { tells } from './left.ts'
import type { Wave } from './wave.ts'

/** The step that a message tells of, its recipient (an id of any length) and its channel, as its id names them. */
const ofStep = /_(?:escalated|unresolved)-\d+_(.+)_([a-z]+)$/

/** Whom a step of an escalation has asked to come, and how, by the id of its message; null: that tells of something else. */
export function askedByStep(deliveryId: string): { uid: string; channel: Channel } | null {
  const [, uid, channel] = ofStep.exec(deliveryId) ?? []
  const known = channelSchema.safeParse(channel)
  return uid !== undefined && known.success ? { uid, channel: known.data } : null
}

/**
 * Whom the steps of an alert have asked and need not ask anew, by its waves since it was raised or last called again. Without whoever has left it since, who counts as
 * not reached though they be back (docs/adr/0145-who-left-was-not-reached.md); and where somebody let go of it at `letGoAt` (epoch milliseconds; 0: nobody did) without whoever
 * was told nothing from then on: the last that they know is that somebody goes.
 */
export function stillAsked(
  waves: readonly Pick<Wave, 'deliveryIds' | 'createdAt' | 'left'>[],
  { alertId, letGoAt }: { alertId: string; letGoAt: number },
): ReadonlySet<string> {
  const isTold = (uid: string) =>
    waves.some(
      ({ deliveryIds, createdAt, left = [] }) =>
        createdAt >= letGoAt &&
        tells(deliveryIds, uid) &&
        !left.some((one) => one.uid === uid && one.alertId === alertId),
    )
  const asked = waves.flatMap(({ deliveryIds }) => deliveryIds.flatMap((id) => askedByStep(id)?.uid ?? []))
  return new Set(asked.filter(isTold))
}
