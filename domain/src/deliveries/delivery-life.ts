import type { Delivery } from './delivery.ts'
import {
  claimCountsForMs,
  leaseMs,
  nextTryAt,
  rightsCountForMs,
  type SendFailure,
  sendTimeoutMs,
} from './delivery-policy.ts'
import { passedOn, type Reach } from './reachability.ts'
import { type AlertState, type Superfluous, superfluousBy } from './usefulness.ts'

/** The fields of a delivery that change. */
export type DeliveryChange = Partial<Delivery>

/** What a sender may do with a delivery now. */
export type Turn =
  | { turn: 'send'; change: DeliveryChange }
  /** Not before `dueAt`: it is not due, or somebody else is sending it until then. */
  | { turn: 'wait'; dueAt: number }
  /** It is of no use any more, or its recipient is not to have it. */
  | { turn: 'cancel'; change: DeliveryChange }
  | { turn: 'over' }

/**
 * Claims a delivery for one try under a lease. A lease of another that ran out was in the middle of a sending, so the
 * message may have gone out: it goes out again, marked. `alerts`: those that it stands for as they are now, null for one
 * that is gone; none where it is not about alerts.
 */
export function claim(
  delivery: Delivery,
  alerts: readonly (AlertState | null)[],
  leaseId: string,
  now: number,
): Turn {
  const { state, dueAt, attempts, possibleRepeat } = delivery
  if ((state !== 'pending' && state !== 'sending') || dueAt === null) return { turn: 'over' }
  if (dueAt > now) return { turn: 'wait', dueAt }
  const why = superfluousBy(delivery, alerts, now)
  if (why) return { turn: 'cancel', change: { ...settled, state: 'cancelled', lastError: why } }
  const change: DeliveryChange = {
    state: 'sending',
    attempts: attempts + 1,
    dueAt: now + leaseMs,
    leaseId,
    possibleRepeat: possibleRepeat || state === 'sending',
  }
  return { turn: 'send', change }
}

/**
 * Whether what was found out about its recipient as it was queued still counts. For its first try at once it does; a
 * later one, and a next channel, come when a right may have been withdrawn.
 */
export function isFresh(
  { attempts, createdAt, dueAt }: Pick<Delivery, 'attempts' | 'createdAt' | 'dueAt'>,
  now: number,
): boolean {
  return attempts === 0 && dueAt === createdAt && now < createdAt + rightsCountForMs
}

/** A turn to send, held against whether and where its recipient is written to by now: it goes there, or nowhere. */
export function heldAgainst(turn: Turn, reach: Reach): Turn {
  if (turn.turn !== 'send') return turn
  if ('address' in reach) return { turn: 'send', change: { ...turn.change, to: reach.address } }
  return { turn: 'cancel', change: { ...settled, state: 'cancelled', lastError: reach.unreachable } }
}

/** Whether what was found out as a message was claimed still counts at `now`: its channel may have kept it waiting since. */
export function claimCounts({ dueAt }: Pick<Delivery, 'dueAt'>, now: number): boolean {
  return dueAt !== null && now < dueAt - leaseMs + claimCountsForMs
}

/**
 * Whether a try that begins now is over before another may claim the message; a channel that is full may have kept it
 * waiting for long.
 */
export function mayBegin({ dueAt }: Pick<Delivery, 'dueAt'>, now: number): boolean {
  return dueAt !== null && now + sendTimeoutMs <= dueAt
}

/** Gives back a claim under which nothing was sent; null when the lease is no longer ours. */
export function givenBack(delivery: Delivery, leaseId: string, now: number): DeliveryChange | null {
  if (!holds(delivery, leaseId)) return null
  return { state: 'pending', dueAt: now, leaseId: null, attempts: delivery.attempts - 1 }
}

/**
 * Records that the provider took the message; null when the lease is no longer ours, so that another records. `tellsArrival`: whether it says later that an e-mail
 * arrived.
 */
export function accepted(
  delivery: Delivery,
  {
    leaseId,
    providerId,
    tellsArrival = false,
  }: { leaseId: string; providerId: string | null; tellsArrival?: boolean },
  now: number,
): DeliveryChange | null {
  if (!holds(delivery, leaseId)) return null
  return { ...taken(delivery, providerId, now), ...(tellsArrival && arrivalTold(delivery)) }
}

/** Records a try that failed, and when the next is due, if ever; null when the lease is no longer ours. */
export function tryFailed(
  delivery: Delivery,
  { leaseId, failure }: { leaseId: string; failure: SendFailure },
  now: number,
): DeliveryChange | null {
  if (!holds(delivery, leaseId)) return null
  const dueAt = nextTryAt(delivery, failure, now)
  if (dueAt === null) return { ...settled, state: 'failed', lastError: failure.reason }
  const possibleRepeat = delivery.possibleRepeat || failure.maybeSent
  return { state: 'pending', dueAt, leaseId: null, possibleRepeat, lastError: failure.reason }
}

/** What a provider says later of a message that it took. */
export interface ProviderReport {
  /** bounced: it came back, maybe after it was said to be delivered. keyed: somebody called has pressed the key that takes it. */
  status: 'sent' | 'delivered' | 'undelivered' | 'bounced' | 'keyed'
  providerId: string | null
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
export function reported(delivery: Delivery, report: ProviderReport, now: number): DeliveryChange | null {
  const { state, attempts } = delivery
  // Whoever presses a key and hangs up at once is told of in any order: they have answered.
  if (report.status === 'delivered' && endedUnkeyed(delivery)) {
    return { state: 'delivered', deliveredAt: now, lastError: null }
  }
  if (report.reason === passedOn && endedUnkeyed(delivery)) return { lastError: passedOn }
  if (state === 'failed' || attempts === 0) return null
  if (report.status === 'bounced' || report.status === 'undelivered') {
    // Of a try before the last it says nothing about the one that counts.
    if (report.attempt !== attempts) return null
    if (state === 'cancelled' || (state === 'delivered' && report.status === 'undelivered')) return null
    // That no key was pressed is not so: what comes of the one that was is being found out.
    if (report.reason === noKey && delivery.keyedAt !== undefined) return null
    const lastError = report.reason ?? report.status
    return { ...settled, state: 'failed', providerId: report.providerId ?? delivery.providerId, lastError }
  }
  if (state === 'delivered') return null
  // Whoever reports on it says later whether it arrived.
  const before =
    state === 'accepted' ? {} : { ...taken(delivery, report.providerId, now), ...arrivalTold(delivery) }
  if (report.status === 'sent') return state === 'accepted' ? null : before
  if (report.status === 'keyed') return delivery.keyedAt === undefined ? { ...before, keyedAt: now } : null
  return { ...before, state: 'delivered', deliveredAt: now }
}

/**
 * Calls off a message that its provider took, a phone that still rings: its end is no failure then. Null where it was not taken, or has come to
 * its end.
 */
export function calledOff({ state }: Delivery, why: Superfluous): DeliveryChange | null {
  return state === 'accepted' ? { ...settled, state: 'cancelled', lastError: why } : null
}

/** Takes in several reports of one message, one after the other; null when none tells anything new. */
export function allReported(
  delivery: Delivery,
  reports: readonly ProviderReport[],
  now: number,
): DeliveryChange | null {
  const changes: DeliveryChange = {}
  for (const report of reports) Object.assign(changes, reported({ ...delivery, ...changes }, report, now))
  return Object.keys(changes).length > 0 ? changes : null
}

/** Why a call is lost that was answered and is over, and of which no key was heard. */
export const noKey = 'noKey'

const endedUnkeyed = ({ channel, state, lastError }: Delivery) =>
  channel === 'voice' && state === 'failed' && lastError === noKey

const holds = ({ state, leaseId }: Delivery, ours: string) => state === 'sending' && leaseId === ours

const arrivalTold = ({ channel }: Delivery): DeliveryChange =>
  channel === 'email' ? { tellsArrival: true } : {}

const settled = { dueAt: null, leaseId: null } as const

function taken(delivery: Delivery, providerId: string | null, now: number): DeliveryChange {
  // A provider that fell silent at the only try, and then reports it, leaves nothing in doubt.
  const possibleRepeat = delivery.possibleRepeat && delivery.attempts > 1
  return { ...settled, state: 'accepted', providerId, acceptedAt: now, lastError: null, possibleRepeat }
}
