import type { Channel } from '../alerts/channel.ts'
import { type About, usefulForMs } from './about.ts'
import { newAlias } from './alias.ts'
import type { Delivery, Wording } from './delivery.ts'
import type { Queued } from './wave-life.ts'

/** One message to one recipient; or, for somebody who cannot be reached on the channel, why not. */
export interface NewMessage
  extends Pick<
    Delivery,
    'recipient' | 'locale' | 'subject' | 'text' | 'severity' | 'next' | 'mayTake' | 'mayGo' | 'told'
  > {
  channel: Channel
  to: { address: string } | { unreachable: string }
}

/** Its id: the wave, the recipient and the channel, so that the same is never queued twice. */
export function deliveryIdOf(
  waveId: string,
  { recipient, channel }: Pick<NewMessage, 'recipient' | 'channel'>,
): string {
  return `${waveId}_${recipient.kind === 'user' ? recipient.uid : recipient.kind}_${channel}`
}

/** The outbox entry of a message, due at `now`, epoch milliseconds. One that cannot be sent has failed already. */
export function newDelivery(about: About, message: NewMessage, now: number): Delivery {
  const { to, ...rest } = message
  const isReachable = 'address' in to
  return {
    ...rest,
    about,
    ...(about.kind === 'alert' && { alias: newAlias() }),
    to: isReachable ? to.address : null,
    urgent: about.kind === 'alert',
    state: isReachable ? 'pending' : 'failed',
    attempts: 0,
    dueAt: isReachable ? now : null,
    uselessAfter: now + usefulForMs[about.kind],
    leaseId: null,
    possibleRepeat: false,
    providerId: null,
    lastError: isReachable ? null : to.unreachable,
    createdAt: now,
    acceptedAt: null,
    deliveredAt: null,
  }
}

/** A message with its id, as a wave queues it; `about` says which wave. */
export const queuedDelivery = (about: About, message: NewMessage, now: number): Queued => ({
  id: deliveryIdOf(about.waveId, message),
  delivery: newDelivery(about, message, now),
})

/**
 * The same message in other words, on another of the recipient's channels. It is of the age of the first: as useless as
 * that one when it is, and made superfluous by the same acts.
 */
export function reworded(delivery: Delivery, wording: Wording, now: number): Delivery {
  const { about, recipient, locale, next, uselessAfter, createdAt, mayTake, mayGo, told } = delivery
  const { channel, to, subject, text, severity } = wording
  const message: NewMessage = {
    recipient,
    locale,
    channel,
    to: { address: to },
    subject,
    text,
    next,
    ...(severity && { severity }),
    ...(mayTake === false && { mayTake }),
    ...(mayGo === false && { mayGo }),
    ...(told && { told }),
  }
  return { ...newDelivery(about, message, createdAt), dueAt: now, uselessAfter }
}
