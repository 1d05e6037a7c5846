import type { Delivery } from '../deliveries/delivery.ts'
import { mayNotTake } from '../deliveries/reachability.ts'

/** An SMS about alerts, as far as an answer to it goes. */
export type ToldBySms = Pick<
  Delivery,
  'about' | 'recipient' | 'channel' | 'state' | 'lastError' | 'createdAt' | 'uselessAfter'
>

/** Whom a 1 from a number speaks for, and what of. */
export type LastTold<T extends ToldBySms> =
  | { told: T; uid: string }
  /** No SMS about an alert went there that is still of use. */
  | 'nothing'
  /** The latest one went there for several people: nobody knows which of them answers. */
  | 'severalPeople'
  /** It went to somebody who has no account at this number: a resident's own contact, or who had it before. */
  | 'nobodyKnown'

/** Whether a message may have reached its phone: one that was answered has, though that answer counted for nothing. */
const mayHaveArrived = ({ state, lastError }: ToldBySms) =>
  state === 'sending' || state === 'accepted' || state === 'delivered' || lastError === mayNotTake

/**
 * The latest SMS about an alert that a number was told of, while that is of use, and who answers it. An earlier one is never
 * meant: whoever sends a 1 answers what came last. `people`: the uids of those whose number it is. `now` is epoch milliseconds.
 */
export function lastTold<T extends ToldBySms>(
  messages: readonly T[],
  people: readonly string[],
  now: number,
): LastTold<T> {
  const [told, ...earlier] = messages
    .filter((message) => {
      const isOfUse = message.about.kind === 'alert' && now < message.uselessAfter
      return message.channel === 'sms' && isOfUse && mayHaveArrived(message)
    })
    .toSorted((one, other) => other.createdAt - one.createdAt)
  if (told === undefined) return 'nothing'
  const together = [told, ...earlier.filter(({ about }) => about.waveId === told.about.waveId)]
  const uids = new Set(together.map(({ recipient }) => (recipient.kind === 'user' ? recipient.uid : '')))
  if (uids.size > 1) return 'severalPeople'
  const [uid = ''] = uids
  return people.includes(uid) ? { told, uid } : 'nobodyKnown'
}
