import { mostEnded, type Notice, type NoticeReason, recordAgainAfterMs } from './notice.ts'
import type { Seen } from './seen-again.ts'

type Span = NonNullable<Notice['ended']>[number]

/**
 * The notice of a cause with a call that screens need not say any more as it is told, be it that a later one of its device is named already or had people asked to come: kept among the spans that are
 * over, for the record of its shift. Where there is no notice it is one that is over and has told nobody, so that the next refusal is told as the first. Null: nothing changes, as where
 * its time is within a minute of what is kept, or no home's shift had it.
 */
export function notedLate(
  known: Notice | null,
  reason: NoticeReason,
  { establishmentId, gatewayId, at }: Seen,
): Notice | null {
  if (establishmentId === null) return null
  const span = { firstAt: at, lastAt: at }
  if (known === null) {
    const nobody = { toldAt: 0, told: null, toldCalls: [], deviceIds: [], places: {} }
    const gatewayIds = gatewayId === null ? [] : [gatewayId]
    return { establishmentId, reason, ...span, ...nobody, gatewayIds, isOver: true }
  }
  const { ended = [] } = known
  if (isNear(known, span)) return null
  const near = ended.find((one) => isNear(one, span))
  if (near && near.firstAt <= at && at <= near.lastAt) return null
  const joined = near ? { firstAt: Math.min(near.firstAt, at), lastAt: Math.max(near.lastAt, at) } : span
  const spans = [joined, ...ended.filter((one) => one !== near)]
    .toSorted((one, other) => other.lastAt - one.lastAt)
    .slice(0, mostEnded)
  return spans.includes(joined) ? { ...known, ended: spans } : null
}

/** As near as a notice tells time: what comes within a minute is not noted. */
const isNear = (one: Span, other: Span) =>
  other.lastAt > one.firstAt - recordAgainAfterMs && other.firstAt < one.lastAt + recordAgainAfterMs
