import { rings } from '../alerts/channel.ts'
import { queuedIn } from '../deliveries/about.ts'
import type { Delivery } from '../deliveries/delivery.ts'
import { mayNotTake } from '../deliveries/reachability.ts'
import { isForSharedNumber } from '../deliveries/shared-number.ts'

/** An SMS about alerts, as far as an answer to it goes. */
export type ToldBySms = Pick<
  Delivery,
  | 'about'
  | 'recipient'
  | 'channel'
  | 'state'
  | 'lastError'
  | 'createdAt'
  | 'acceptedAt'
  | 'deliveredAt'
  | 'possibleRepeat'
  | 'uselessAfter'
>

/** Whom a 1 from a number speaks for, and what of. */
export type LastTold<T extends ToldBySms> =
  | { told: T; uid: string }
  /** No SMS about an alert went there that is still of use. */
  | 'nothing'
  /** The latest one went there for several people: nobody knows which of them answers. */
  | 'severalPeople'
  /** Several alerts came at nearly the same time, or the last of them too late to be read: nobody knows which is meant. One alone: the others wait no more. */
  | { which: T[] }
  /** It went to somebody who has no account at this number: a resident's own contact, or who had it before. */
  | 'nobodyKnown'

/** What is known of what a message tells. */
interface KnownOf<T extends ToldBySms> {
  whose: (message: T) => string
  endedAt: (message: T) => number | null
}

/** What a provider took so long ago has arrived, as some carriers never say so. */
export const arrivedAfterMs = 60_000

/** Nobody reads a message and answers it sooner than this after its provider took it: that is the former answer once more, from an impatient thumb. */
const readAfterMs = 10_000

/**
 * What comes so soon after another may not have been read when that is answered. Two minutes are time to read a message and to walk to the room, so that messages are
 * not repeated sooner either (`repeatEveryMs`).
 */
export const readTogetherMs = 120_000

/** Whether a message is on its phone at `now`: one that was answered is, though that answer counted for nothing. */
const hasArrived = ({ state, lastError, acceptedAt }: ToldBySms, now: number) =>
  state === 'delivered' ||
  lastError === mayNotTake ||
  (state === 'accepted' && acceptedAt !== null && now >= acceptedAt + arrivedAfterMs)

/** Whether somebody may have read it, by what its provider said of it. */
export const mayBeRead = (one: ToldBySms, now: number): boolean =>
  hasArrived(one, now) || one.state === 'accepted'

/** Whether it may be though its provider did not say in time that it took it. */
const isUnderWay = ({ state, possibleRepeat }: ToldBySms) =>
  state === 'sending' || (state === 'pending' && possibleRepeat)

/** When it came to its phone, as far as is known. */
const arrivedAt = ({ deliveredAt, acceptedAt, createdAt }: ToldBySms) =>
  deliveredAt ?? acceptedAt ?? createdAt

/** Whether nobody can have read it by now and answer it. */
const isUnread = (one: ToldBySms, now: number) => now < arrivedAt(one) + readAfterMs

/** The messages among some that ring a phone for alerts and are of use still. `now` is epoch milliseconds. */
export const ofUse = <T extends ToldBySms>(messages: readonly T[], now: number): T[] =>
  messages.filter(
    ({ about, channel, uselessAfter }) => rings(channel) && about.kind === 'alert' && now < uselessAfter,
  )

/** The SMS among these. */
export const answerable = <T extends ToldBySms>(messages: readonly T[], now: number): T[] =>
  ofUse(messages, now).filter(({ channel }) => channel === 'sms')

/**
 * The SMS about an alert that a 1 from a number answers, and who answers it: of those that are of use the one that came last to
 * its phone. An earlier one is never meant, whatever has come of that. What may still be on its way is meant only where nothing
 * that has arrived waits for an answer (`waits`), where it can have been read since, and then rather what its provider took: else a 1 would take an
 * alert of which nobody was told. Where others wait that came as late as it, or it came just now behind any other, none is meant for certain (docs/adr/0143-which-one-is-asked.md).
 * `people`: the uids of those whose number it is; `whose`: names whom a message is about, who is gone to by either of two; `endedAt`: since when what it asked waits no more, null: not known. `now` is epoch milliseconds.
 */
export function lastTold<T extends ToldBySms>(
  messages: readonly T[],
  people: readonly string[],
  waits: (message: T) => boolean,
  now: number,
  { whose = alertsOf, endedAt = () => null }: Partial<KnownOf<T>> = {},
): LastTold<T> {
  const sent = answerable(messages, now)
  const told = answeredOf(sent, waits, now)
  if (told === undefined) return 'nothing'
  const uids = new Set(
    sent
      .filter((one) => queuedIn(one.about) === queuedIn(told.about))
      .filter((one) => mayHaveArrived(one, now) || isForSharedNumber(one))
      .map(({ recipient }) => (recipient.kind === 'user' ? recipient.uid : '')),
  )
  if (uids.size > 1) return 'severalPeople'
  const [uid = ''] = uids
  if (!people.includes(uid)) return 'nobodyKnown'
  if (!waits(told)) return { told, uid }
  const others = mistakenFor(told, sent.filter(waits), now, whose)
  const answered = sent.filter((one) => !waits(one))
  const isUnsure = others.length > 0 || isBehindAnswered(told, answered, now, { whose, endedAt })
  return isUnsure ? { which: [told, ...others] } : { told, uid }
}

const alertsOf = ({ about }: ToldBySms) => (about.kind === 'alert' ? about.alertIds.join(' ') : '')

/**
 * Whether it came just now, unread as yet, behind another about somebody else that waits no more, and did as that came or until a while ago: whoever answers
 * that one may not know.
 */
function isBehindAnswered<T extends ToldBySms>(
  told: T,
  answered: readonly T[],
  now: number,
  { whose, endedAt }: KnownOf<T>,
): boolean {
  const isLately = (one: T) => {
    const ahead = arrivedAt(told) - arrivedAt(one)
    const ended = endedAt(one)
    return (ahead >= 0 && ahead < readTogetherMs) || (ended !== null && now - ended < readTogetherMs)
  }
  const isMistaken = (one: T) => mayBeRead(one, now) && whose(one) !== whose(told) && isLately(one)
  return isUnread(told, now) && answered.some(isMistaken)
}

/** The messages about others that may be meant as well as the last one, of those that wait: the latest about each. What may not have arrived is not meant beside what has. */
function mistakenFor<T extends ToldBySms>(
  told: T,
  waiting: readonly T[],
  now: number,
  whose: (message: T) => string,
): T[] {
  const isThere = (one: T) => hasArrived(one, now) || (!hasArrived(told, now) && one.state === 'accepted')
  const others = waiting.filter(
    (one) =>
      isThere(one) &&
      whose(one) !== whose(told) &&
      (isUnread(told, now) || arrivedAt(told) - arrivedAt(one) < readTogetherMs),
  )
  const latestFirst = others.toSorted((one, other) => arrivedAt(other) - arrivedAt(one))
  return [...new Map(latestFirst.toReversed().map((one) => [whose(one), one])).values()].toReversed()
}

const mayHaveArrived = (one: ToldBySms, now: number) => mayBeRead(one, now) || isUnderWay(one)

function answeredOf<T extends ToldBySms>(
  messages: readonly T[],
  waits: (message: T) => boolean,
  now: number,
): T | undefined {
  const latest = (some: readonly T[]) =>
    some.toSorted((one, other) => arrivedAt(other) - arrivedAt(one) || other.createdAt - one.createdAt)[0]
  const arrived = latest(messages.filter((one) => hasArrived(one, now)))
  if (arrived && waits(arrived)) return arrived
  const later = messages.filter(
    (one) =>
      !hasArrived(one, now) &&
      (arrived === undefined ||
        (now >= arrivedAt(one) + readAfterMs &&
          (one.createdAt > arrived.createdAt || arrivedAt(one) > arrivedAt(arrived)))),
  )
  return (
    latest(later.filter(({ state }) => state === 'accepted')) ?? latest(later.filter(isUnderWay)) ?? arrived
  )
}
