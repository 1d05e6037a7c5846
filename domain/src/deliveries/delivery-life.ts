import type { AlertStep } from '../alerts/alert.ts'
import type { Delivery } from './delivery.ts'
import { giveUpAfterMs, leaseMs, nextTryAt, type SendFailure } from './delivery-policy.ts'

/** What changes in a delivery, and the step that its alert's timeline gains with it. */
export interface DeliveryChange {
  change: Partial<Delivery>
  step: AlertStep | null
}

/** What a sender may do with a delivery now. */
export type Turn =
  | ({ turn: 'send' } & DeliveryChange)
  /** Not before `dueAt`: it is not due, or somebody else is sending it until then. */
  | { turn: 'wait'; dueAt: number; change?: never }
  | ({ turn: 'giveUp' } & DeliveryChange)
  | { turn: 'over'; change?: never }

/**
 * Claims a delivery for one try under a lease. A lease of another that ran out was in the middle of a sending, so the
 * message may have gone out: it goes out again, marked. One whose senders keep vanishing is given up in the end, since
 * it may be what makes them vanish.
 */
export function claim(id: string, delivery: Delivery, leaseId: string, now: number): Turn {
  const { state, dueAt, attempts, createdAt, possibleRepeat } = delivery
  if ((state !== 'pending' && state !== 'sending') || dueAt === null) return { turn: 'over' }
  if (dueAt > now) return { turn: 'wait', dueAt }
  const abandoned = state === 'sending'
  if (abandoned && now - createdAt >= giveUpAfterMs) {
    return { turn: 'giveUp', ...failed(id, delivery, 'abandonedTooOften', now) }
  }
  const change: Partial<Delivery> = {
    state: 'sending',
    attempts: attempts + 1,
    dueAt: now + leaseMs,
    leaseId,
    possibleRepeat: possibleRepeat || abandoned,
  }
  return { turn: 'send', change, step: null }
}

/** Records that the provider took the message; null when the lease is no longer ours, so that another records. */
export function accepted(
  id: string,
  delivery: Delivery,
  { leaseId, providerId }: { leaseId: string; providerId: string | null },
  now: number,
): DeliveryChange | null {
  return holds(delivery, leaseId) ? taken(id, delivery, providerId, now) : null
}

/** Records a try that failed, and when the next is due, if ever; null when the lease is no longer ours. */
export function tryFailed(
  id: string,
  delivery: Delivery,
  { leaseId, failure }: { leaseId: string; failure: SendFailure },
  now: number,
): DeliveryChange | null {
  if (!holds(delivery, leaseId)) return null
  const dueAt = nextTryAt(delivery, failure, now)
  if (dueAt === null) return failed(id, delivery, failure.reason, now)
  const possibleRepeat = delivery.possibleRepeat || failure.maybeSent
  const change: Partial<Delivery> = { state: 'pending', dueAt, leaseId: null, possibleRepeat }
  return { change: { ...change, lastError: failure.reason }, step: null }
}

/** What a provider says later of a message that it took. */
export interface ProviderReport {
  status: 'sent' | 'delivered' | 'undelivered'
  providerId: string
  /** Which try the message was of. */
  attempt: number
  /** The provider's code, where it did not reach the recipient. */
  reason: string | null
}

/**
 * Takes in what a provider reports, in whatever order and however often; null when it tells nothing new. Never goes
 * back. A report may come before our own record of the acceptance, or instead of it when the sender was killed: it
 * then proves that the message went out, and no second one does.
 */
export function reported(
  id: string,
  delivery: Delivery,
  report: ProviderReport,
  now: number,
): DeliveryChange | null {
  const { state, attempts } = delivery
  if (state === 'delivered' || state === 'failed' || attempts === 0) return null
  if (report.status === 'undelivered') {
    // Of a try before the last it says nothing about the one that counts.
    if (report.attempt !== attempts) return null
    return failed(id, { ...delivery, providerId: report.providerId }, report.reason ?? 'undelivered', now)
  }
  const before =
    state === 'accepted' ? { change: {}, step: null } : taken(id, delivery, report.providerId, now)
  if (report.status === 'sent') return state === 'accepted' ? null : before
  return { change: { ...before.change, state: 'delivered', deliveredAt: now }, step: before.step }
}

const holds = ({ state, leaseId }: Delivery, ours: string) => state === 'sending' && leaseId === ours

const settled = { dueAt: null, leaseId: null } as const

function taken(id: string, delivery: Delivery, providerId: string | null, now: number): DeliveryChange {
  const { channel, attempts } = delivery
  // A provider that fell silent at the only try, and then reports it, leaves nothing in doubt.
  const possibleRepeat = delivery.possibleRepeat && attempts > 1
  return {
    change: { ...settled, state: 'accepted', providerId, acceptedAt: now, lastError: null, possibleRepeat },
    step: { step: 'accepted', at: now, channel, deliveryId: id, possibleRepeat },
  }
}

function failed(
  id: string,
  { channel, providerId }: Delivery,
  lastError: string,
  now: number,
): DeliveryChange {
  return {
    change: { ...settled, state: 'failed', providerId, lastError },
    step: { step: 'undeliverable', at: now, channel, deliveryId: id },
  }
}
