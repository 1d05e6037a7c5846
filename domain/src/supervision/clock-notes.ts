import { type ClockEvidence, type ClockWord, evidenceAfter, isRightTime } from './clock-evidence.ts'

/** How often an instance writes that a gateway was heard. */
export const gatewayNotedEveryMs = 300_000

/** What an instance knows of a gateway that it has noted. */
export interface Noted {
  /** The publishing of the message with which it was noted last. */
  at: number
  /** When it last noted that one told the right time; 0: never. */
  rightAt: number
  /** Whether any told a wrong time. */
  isOff: boolean
  /** What was said since of its clock. */
  held: ClockEvidence
}

/**
 * What an instance knows of a gateway after one more message (`word`; null: it tells no time), and what of its clock is to be noted now;
 * null: nothing is. A right time after wrong ones does not wait for its turn: the next message may go to another instance.
 */
export function notedAfter(
  last: Noted | undefined,
  publishedAt: number,
  word: ClockWord | null,
): { noted: Noted; write: ClockEvidence | null } {
  const before = heldSince(last?.held ?? {}, publishedAt - gatewayNotedEveryMs)
  const held = word === null ? before : evidenceAfter(before, word)
  const isOff = (last?.isOff ?? false) || held.off !== undefined
  const isRight = word !== null && isRightTime(word.aheadMs)
  const isDue = last === undefined || publishedAt >= last.at + gatewayNotedEveryMs
  const isMended = isOff && isRight && publishedAt >= (last?.rightAt ?? 0) + gatewayNotedEveryMs
  if (!isDue && !isMended) return { noted: { ...last, isOff, held }, write: null }
  const rightAt = held.rightAt ?? last?.rightAt ?? 0
  return { noted: { at: Math.max(last?.at ?? 0, publishedAt), rightAt, isOff, held: {} }, write: held }
}

/** What another instance noted meanwhile is not to be taken back by what was held for long. */
const heldSince = ({ rightAt, off }: ClockEvidence, since: number): ClockEvidence => ({
  ...(rightAt !== undefined && rightAt >= since && { rightAt }),
  ...(off && off.at >= since && { off }),
})
