import {
  type ClockEvidence,
  type ClockWord,
  evidenceAfter,
  isRightTime,
  type NotedGateway,
} from './clock-evidence.ts'

/** How often an instance writes that a gateway was heard. */
export const gatewayNotedEveryMs = 300_000

/** What an instance knows of a gateway that it has noted. */
export interface Noted {
  /** The publishing of the message with which it was noted last. */
  at: number
  /** That of the one that was taken in with which it was noted last; 0: none was. */
  takenAt: number
  /** When it last noted that one told the right time; 0: never. */
  rightAt: number
  /** Whether any told a wrong time. */
  isOff: boolean
  /** What was said since of its clock. */
  held: ClockEvidence
}

/** What a message is to the record of the gateway that it came through. */
export interface Brought {
  /** What it says of the gateway's clock; null: it tells no time. */
  word: ClockWord | null
  /** A device of the home was heard by it. What was refused says that the gateway is there, and nothing of any device behind it. */
  isTaken: boolean
}

/**
 * What an instance knows of a gateway after one more message, and what of its clock and of what was taken in is to be noted now;
 * null: nothing is. A right time after wrong ones does not wait for its turn: the next message may go to another instance. Nor does what is taken in wait for the turn of what was refused.
 */
export function notedAfter(
  last: Noted | undefined,
  publishedAt: number,
  { word, isTaken }: Brought,
): { noted: Noted; write: Pick<NotedGateway, 'rightAt' | 'off' | 'takenAt'> | null } {
  const before = heldSince(last?.held ?? {}, publishedAt - gatewayNotedEveryMs)
  const held = word === null ? before : evidenceAfter(before, word)
  const isOff = (last?.isOff ?? false) || held.off !== undefined
  const isRight = word !== null && isRightTime(word.aheadMs)
  const isDueAfter = (at: number) => publishedAt >= at + gatewayNotedEveryMs
  const isDue = last === undefined || isDueAfter(last.at) || (isTaken && isDueAfter(last.takenAt))
  const isMended = isOff && isRight && isDueAfter(last?.rightAt ?? 0)
  if (!isDue && !isMended) return { noted: { ...last, isOff, held }, write: null }
  const rightAt = held.rightAt ?? last?.rightAt ?? 0
  const at = Math.max(last?.at ?? 0, publishedAt)
  const takenAt = isTaken ? Math.max(last?.takenAt ?? 0, publishedAt) : (last?.takenAt ?? 0)
  return { noted: { at, takenAt, rightAt, isOff, held: {} }, write: { ...held, ...(isTaken && { takenAt }) } }
}

/** What another instance noted meanwhile is not to be taken back by what was held for long. */
const heldSince = ({ rightAt, off }: ClockEvidence, since: number): ClockEvidence => ({
  ...(rightAt !== undefined && rightAt >= since && { rightAt }),
  ...(off && off.at >= since && { off }),
})
