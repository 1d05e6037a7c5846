import { arrivedAfterMs, readTogetherMs, type ToldBySms } from './last-told.ts'

/** Where a message calls somebody to. */
export interface CallThere {
  /** As `placeOf` tells it. */
  place: string
  message: Pick<ToldBySms, 'state' | 'acceptedAt' | 'deliveredAt' | 'possibleRepeat'>
  /** Since when nobody is asked to come there any more (`askedUntil`), epoch milliseconds; null: somebody is. */
  endedAt: number | null
}

/** Where somebody is by their own word, and since when, epoch milliseconds. */
interface HeldThere {
  place: string
  takenAt: number
}

/**
 * Whether a bare 0 of somebody who is on `held` may be their answer to a call to somewhere else, which came to their phone since: as long as anybody is asked to come there, and until two minutes after,
 * or after it came, for whoever reads it does not know that a colleague was quicker (docs/adr/0160-a-zero-takes-a-one-back.md). `now` is epoch milliseconds.
 */
export function isCalledElsewhere(
  calls: readonly CallThere[],
  held: readonly HeldThere[],
  now: number,
): boolean {
  const latest = Math.max(...held.map(({ takenAt }) => takenAt))
  return calls.some(({ place, message, endedAt }) => {
    const cameAt = mayHaveComeAt(message, now)
    const isSince = cameAt !== null && cameAt > latest && held.every((one) => one.place !== place)
    return isSince && (endedAt === null || now - Math.max(endedAt, cameAt) < readTogetherMs)
  })
}

/** The latest that a message may have come to its phone, which may be long after it was queued; null: it never went out. */
function mayHaveComeAt(
  { state, acceptedAt, deliveredAt, possibleRepeat }: CallThere['message'],
  now: number,
): number | null {
  if (deliveredAt !== null) return deliveredAt
  if (acceptedAt !== null) return Math.min(acceptedAt + arrivedAfterMs, now)
  return state === 'sending' || possibleRepeat ? now : null
}
