import type { Delivery } from './delivery.ts'
import {
  callOverWithinMs,
  helpAfterMs,
  keyActsWithinMs,
  leaseMs,
  mailArrivesWithinMs,
  phoneTakesWithinMs,
  triesBeforeHelp,
} from './delivery-policy.ts'
import { isLost } from './usefulness.ts'

/**
 * Whether the recipient of a message needs another channel at `now`, epoch milliseconds: it is lost, or its channel has
 * been failing or hanging for a while, no phone took it, or nothing came of the key that was pressed. It then goes on being tried beside the next one.
 */
export function isInTrouble(delivery: Delivery, now: number): boolean {
  if (isLost(delivery)) return true
  const { state, attempts, dueAt, createdAt } = delivery
  if (state === 'accepted') return now >= (silentFrom(delivery) ?? Number.POSITIVE_INFINITY)
  if (state !== 'pending' && state !== 'sending') return false
  const isTrying = state === 'sending'
  const failedTries = isTrying ? attempts - 1 : attempts
  if (failedTries >= triesBeforeHelp) return true
  if (failedTries > 0 && now >= createdAt + helpAfterMs) return true
  // The lease of a try ends `leaseMs` after the try began.
  return isTrying && dueAt !== null && now >= dueAt - leaseMs + helpAfterMs
}

/**
 * From when what a provider took for a phone or a mailbox, and of which nothing was heard since, counts as not having arrived, epoch
 * milliseconds: an SMS that no phone said it has, a notification that none has shown, a phone call of which no end was told, or nothing of what its key did, an e-mail of which
 * no mailbox said so. Null where nobody says so.
 */
export function silentFrom(delivery: Delivery): number | null {
  const { about, channel, state, acceptedAt, keyedAt, tellsArrival } = delivery
  if (about.kind !== 'alert' || state !== 'accepted' || acceptedAt === null) return null
  if (channel === 'email') return tellsArrival ? acceptedAt + mailArrivesWithinMs : null
  if (keyedAt !== undefined) return keyedAt + keyActsWithinMs
  return acceptedAt + (channel === 'voice' ? callOverWithinMs : phoneTakesWithinMs)
}

/** Whether an e-mail was taken by its provider, which has not said since that it arrived, though it would have by `now`. */
export const isUnconfirmedMail = (delivery: Delivery, now: number): boolean =>
  delivery.channel === 'email' && now >= (silentFrom(delivery) ?? Number.POSITIVE_INFINITY)

/** Whether somebody pressed the key that takes the alert, and nothing came of it while it might. */
export const isKeyLost = (delivery: Delivery, now: number): boolean =>
  delivery.keyedAt !== undefined && now >= (silentFrom(delivery) ?? Number.POSITIVE_INFINITY)

/** Until when a provider may hand a message out that it is given at `now`, both epoch milliseconds. */
export function handOutUntil({ about, channel, uselessAfter }: Delivery, now: number): number {
  const isCall = about.kind === 'alert' && (channel === 'sms' || channel === 'push')
  return isCall ? Math.min(uselessAfter, now + phoneTakesWithinMs) : uselessAfter
}
