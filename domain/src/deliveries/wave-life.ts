import type { Alert, AlertStep } from '../alerts/alert.ts'
import { rings, standsAlone } from '../alerts/channel.ts'
import { aliasOf } from './alias.ts'
import { isCountedOn } from './counted-on.ts'
import type { Delivery } from './delivery.ts'
import { helpAfterMs, lookAgainMs } from './delivery-policy.ts'
import { isRepeated } from './later-message.ts'
import { comesNot } from './reachability.ts'
import { goingFor, isForSharedNumber } from './shared-number.ts'
import { isInTrouble, isKeyLost, isUnconfirmedMail, silentFrom } from './trouble.ts'
import { isLost } from './usefulness.ts'

/** A message with its id. */
export interface Queued {
  id: string
  delivery: Delivery
  /** Whoever it is for does not come any more for what it tells of (`withLeft`). */
  left?: true
}

/**
 * The steps that an alert's timeline lacks about the messages of a wave. `isAwaited`: whether nobody is on it, so that it matters which of
 * them nobody has confirmed. `now` is epoch milliseconds.
 */
export function stepsToTell(
  deliveries: readonly Queued[],
  timeline: Alert['timeline'],
  now: number,
  isAwaited = true,
): AlertStep[] {
  const told = new Set(timeline.map((step) => ('deliveryId' in step ? keyOf(step) : '')))
  const lostAt = new Map(
    timeline.flatMap((step) =>
      step.step === 'undeliverable' && !step.silent ? [[step.deliveryId, step.at] as const] : [],
    ),
  )
  // Of one that was lost and sent again a provider's yes is news.
  const isNews = (step: ToldStep) =>
    !told.has(keyOf(step)) || (step.step === 'accepted' && step.at > (lostAt.get(step.deliveryId) ?? step.at))
  return deliveries
    .flatMap(stepsOf(now, isAwaited))
    .filter((step) => isNews(step) && !timeline.some((known) => isSame(known, step)))
}

type ToldStep = Extract<AlertStep, { deliveryId: string }>

const isSame = (known: AlertStep, step: ToldStep) =>
  known.step === step.step && known.at === step.at && known.deliveryId === step.deliveryId

const keyOf = (step: ToldStep) =>
  `${step.step} ${step.step === 'undeliverable' && step.silent ? 'silent' : ''} ${step.deliveryId}`

const stepsOf =
  (now: number, isAwaited: boolean) =>
  ({ id, delivery }: Queued) => {
    const deliveryId = aliasOf({ id, delivery })
    const { channel, acceptedAt, possibleRepeat } = delivery
    const steps: ToldStep[] = []
    if (acceptedAt !== null) {
      steps.push({ step: 'accepted', at: acceptedAt, channel, deliveryId, possibleRepeat })
    }
    const lost = { step: 'undeliverable', at: now, channel, deliveryId } as const
    if (isLost(delivery)) steps.push(lost)
    if (isAwaited && isUnconfirmedMail(delivery, now)) steps.push({ ...lost, silent: true })
    return steps
  }

/**
 * Whether a wave reached anybody by `now`, epoch milliseconds: true when a provider took one of the messages that are relied on
 * (`reliedOn`), but for a call whose key nothing came of and an e-mail that was not confirmed, or somebody came before all went out; false when all of these are lost or in trouble, those on next channels included, so that staff
 * see it though each is still being tried; null while that is open, or when it has no message of which another did not take the place. `isAwaited`: whether nobody is on what it tells of; where
 * somebody is, an e-mail that was taken is not asked after.
 */
export function hasReached(deliveries: readonly Queued[], now: number, isAwaited = true): boolean | null {
  const own = deliveries.filter(({ delivery }) => !isRepeated(delivery))
  if (own.every(isBeside)) return null
  const relied = reliedOn(own).filter((one) => !isBeside(one))
  const reached = relied.some(
    ({ delivery }) =>
      (isTaken(delivery) && !isKeyLost(delivery, now) && !(isAwaited && isUnconfirmedMail(delivery, now))) ||
      (delivery.state === 'cancelled' && !isLost(delivery)),
  )
  if (reached) return true
  return relied.every(({ delivery }) => isInTrouble(delivery, now)) ? false : null
}

/**
 * The messages of a wave by which it is told whether somebody was reached: of each person those that ring a phone, where there is one, else the
 * e-mails. An e-mail wakes nobody whom a phone was to wake, and a notification that was taken need not have been seen. Whoever is not counted
 * on, has lost the right since, has left, or has said that they do not go, answers it for nobody; but for whoever else has the phone to which the message of one who left went.
 */
export function reliedOn(deliveries: readonly Queued[]): Queued[] {
  const out = new Set(deliveries.filter(({ delivery }) => comesNot(delivery.lastError)).map(whoseOf))
  const mayCome = (one: Queued) => isCountedOn(one.delivery) && !out.has(whoseOf(one))
  const rangFor = (other: Queued) =>
    other.left || !isBeside(other) || !mayCome(other) ? undefined : goingFor(other, deliveries)
  const stillRung = new Set(deliveries.map(rangFor))
  const able = deliveries.filter((one) => mayCome(one) && (!one.left || stillRung.has(one)))
  return [...Map.groupBy(able, whoseOf).values()].flatMap(reliedOnBy)
}

/** The same of those for one person: an SMS or a call about anything but an alert is no more than an e-mail. */
export function reliedOnBy(theirs: readonly Queued[]): Queued[] {
  const calling = theirs.filter(
    ({ delivery: { about, channel } }) => about.kind === 'alert' && rings(channel),
  )
  return calling.length > 0 ? calling : theirs.filter(({ delivery: { channel } }) => standsAlone(channel))
}

// Whoever it is for is to be rung all the same: their e-mail does not stand for it.
const isBeside = ({ delivery }: Queued) => isForSharedNumber(delivery)

/** Whether a provider took a message. */
const isTaken = ({ state }: Pick<Delivery, 'state'>): boolean => state === 'accepted' || state === 'delivered'

const whoseOf = ({ delivery: { recipient } }: Queued) => (recipient.kind === 'user' ? recipient.uid : '')

/**
 * When to look at a wave again, should nobody come to it before: as soon as a channel that hangs needs help,
 * a phone has been silent for long, or a mailbox that is relied on. Null: nothing more will become of its messages by themselves. `now` is epoch milliseconds.
 */
export function lookAgainAt(deliveries: readonly Queued[], now: number): number | null {
  const open = deliveries.filter(({ delivery }) => delivery.dueAt !== null)
  const helpedAt = open.map(({ delivery }) => delivery.createdAt + helpAfterMs)
  const hasMore = deliveries.some(({ delivery }) => isForSharedNumber(delivery) && delivery.next.length > 0)
  const relied = new Set(reliedOn(deliveries))
  const silent = deliveries.flatMap((one) => {
    const { channel, next, keyedAt } = one.delivery
    const isAskedAfter =
      channel === 'email' ? relied.has(one) : hasMore || next.length > 0 || keyedAt !== undefined
    return isAskedAfter ? (silentFrom(one.delivery) ?? []) : []
  })
  const moments = [...helpedAt, ...silent].filter((at) => at > now)
  if (open.length > 0) moments.push(now + lookAgainMs)
  return moments.length === 0 ? null : Math.min(...moments)
}
