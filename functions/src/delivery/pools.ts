import type { Channel } from '@vigie/domain/alerts/notification-rule'
import pLimit from 'p-limit'

/**
 * How many messages of a channel one instance has with its provider at a time: about what a provider takes from an
 * account without asking for patience. A channel has a pool of its own, so that one which hangs holds up no other.
 */
export const atOnce: Readonly<Record<Channel, number>> = { sms: 50, voice: 20, email: 30 }

const pools = { sms: pLimit(atOnce.sms), voice: pLimit(atOnce.voice), email: pLimit(atOnce.email) }

/** Runs a sending as soon as its channel has room. */
export function inPool<T>(channel: Channel, send: () => Promise<T>): Promise<T> {
  return pools[channel](send)
}
