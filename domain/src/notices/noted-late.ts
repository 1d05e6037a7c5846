import { isInRecord, lostOf, withLost } from './lost-calls.ts'
import type { LostCall, Notice, NoticeReason } from './notice.ts'
import type { Seen } from './seen-again.ts'

/**
 * The notice of a cause with a call that screens need not say any more as it is told, be it that a later one of its device is named already or had people asked to come: kept for the record of its shift
 * alone, with what became of it. Where there is no notice it is one that is over and has told nobody, so that the next refusal is told as the first. Null: nothing changes, as where
 * its time is within a minute of what is kept of its device, or no home's shift had it.
 */
export function notedLate(
  known: Notice | null,
  reason: NoticeReason,
  { establishmentId, gatewayId }: Pick<Seen, 'establishmentId' | 'gatewayId'>,
  call: LostCall,
): Notice | null {
  if (establishmentId === null) return null
  const { firstAt, lastAt, deviceId, place } = call
  if (known === null) {
    const nobody = { toldAt: 0, told: null, toldCalls: [], deviceIds: [], places: {} }
    const gatewayIds = gatewayId === null ? [] : [gatewayId]
    return { establishmentId, reason, firstAt, lastAt, ...nobody, gatewayIds, isOver: true, lost: [call] }
  }
  if (isInRecord(known, { deviceId, beneficiaryId: place?.beneficiaryId ?? null, at: lastAt })) return null
  const lost = withLost(lostOf(known), call)
  return lost.some((one) => one.firstAt <= firstAt && one.lastAt >= lastAt && one.deviceId === deviceId)
    ? { ...known, lost }
    : null
}
