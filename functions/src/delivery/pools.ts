import type { Channel } from '@vigie/domain/alerts/channel'
import pLimit, { type LimitFunction } from 'p-limit'

type PerChannel = Readonly<Record<Channel, number>>

/**
 * How many messages of a channel one instance has with its provider at a time. A channel has a pool of its own, so that one
 * which hangs holds up no other.
 */
export const atOnce: PerChannel = { sms: 100, voice: 40, email: 60, push: 60 }

/**
 * How many of those one home has: those of a rule that tells fifty people hang, one by one, for ten seconds each, and must
 * leave room for the alerts of the others. More than the fifteen people of a large wave.
 */
export const atOncePerHome: PerChannel = { sms: 25, voice: 10, email: 20, push: 20 }

const pools = {
  sms: pLimit(atOnce.sms),
  voice: pLimit(atOnce.voice),
  email: pLimit(atOnce.email),
  push: pLimit(atOnce.push),
}

/** What homes have under way, each for as long as it has anything. */
const shares = new Map<string, { limit: LimitFunction; users: number }>()

/**
 * Runs a sending of a home as soon as its channel has room and the home has not its share of it; null: of none, which
 * together count as one.
 */
export async function inPool<T>(
  channel: Channel,
  establishmentId: string | null,
  send: () => Promise<T>,
): Promise<T> {
  const key = `${channel} ${establishmentId ?? ''}`
  const share = shares.get(key) ?? { limit: pLimit(atOncePerHome[channel]), users: 0 }
  shares.set(key, share)
  share.users++
  try {
    return await share.limit(() => pools[channel](send))
  } finally {
    share.users--
    if (share.users === 0) shares.delete(key)
  }
}
