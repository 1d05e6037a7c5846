import type { CallAnswered } from './answered.ts'
import { type LostCall, mostLost, type Notice, recordAgainAfterMs } from './notice.ts'
import { placesOf } from './notice-places.ts'

/** What of a refusal the record goes by. */
export type LostWhen = Pick<LostCall, 'deviceId'> & { beneficiaryId?: string | null; at: number }

/** Calls of one resident by one device that came this soon after one another, and of which the same became, are one in the record of their shift. */
const joinedWithinMs = 5 * 60_000

/** The calls of a notice for the record of their shift, latest first. Of one of before each was kept: whom it names, for as long as it went on. */
export function lostOf(
  notice: Pick<Notice, 'firstAt' | 'lastAt' | 'deviceIds' | 'places' | 'earlier' | 'isOver' | 'lost'>,
): LostCall[] {
  const { firstAt, lastAt, isOver, lost } = notice
  if (lost) return lost
  const span = { firstAt, lastAt, ...(isOver && { isOver }) }
  const named = placesOf(notice)
  return named.length === 0
    ? [{ ...span, deviceId: null, place: null }]
    : named.map((one) => ({ ...span, ...one }))
}

/** With one more of these calls: joined to one before or after it of which the same became, else beside them; the latest stay. */
export function withLost(kept: readonly LostCall[], call: LostCall): LostCall[] {
  const near = kept.find(
    (one) => isOfSame(one, call) && one.isOver === call.isOver && isWithin(one, call, joinedWithinMs),
  )
  const joined = near
    ? {
        ...near,
        firstAt: Math.min(near.firstAt, call.firstAt),
        lastAt: Math.max(near.lastAt, call.lastAt),
      }
    : call
  return [joined, ...kept.filter((one) => one !== near)]
    .toSorted((one, other) => other.lastAt - one.lastAt)
    .slice(0, mostLost)
}

/** Whether the record has this call, or may do without it: within a minute of one of the same, and, once there is no room, of any. Nothing is written for such a one. */
export function isInRecord(notice: Notice, { deviceId, beneficiaryId = null, at }: LostWhen): boolean {
  const lost = lostOf(notice)
  const call = { deviceId, firstAt: at, lastAt: at }
  const whose = (one: LostCall) =>
    beneficiaryId === null || !one.place || one.place.beneficiaryId === beneficiaryId
  if (lost.some((one) => one.deviceId === deviceId && whose(one) && isWithin(one, call, recordAgainAfterMs)))
    return true
  return lost.length >= mostLost && isWithin(notice, call, recordAgainAfterMs)
}

/** The record once people were asked to come for a call: those of its device, about the same resident, that were lost before it are over. The same array where it changes nothing. */
export function lostAfter(lost: LostCall[], call: CallAnswered): LostCall[] {
  const ends = (one: LostCall) => !one.isOver && isOverBy(one, call)
  return lost.some(ends) ? lost.map((one) => (ends(one) ? { ...one, isOver: true as const } : one)) : lost
}

/** Whether a call was made after this one that was lost, by the same device about the same resident. */
export const isOverBy = (
  { deviceId, place, lastAt }: LostCall,
  call: Pick<CallAnswered, 'deviceId' | 'beneficiaryId' | 'at'>,
): boolean =>
  deviceId === call.deviceId && call.at > lastAt && (!place || place.beneficiaryId === call.beneficiaryId)

const isOfSame = (one: LostCall, other: LostCall) =>
  one.deviceId === other.deviceId && one.place?.beneficiaryId === other.place?.beneficiaryId

const isWithin = (
  one: Pick<LostCall, 'firstAt' | 'lastAt'>,
  other: Pick<LostCall, 'firstAt' | 'lastAt'>,
  ms: number,
) => other.lastAt > one.firstAt - ms && other.firstAt < one.lastAt + ms
