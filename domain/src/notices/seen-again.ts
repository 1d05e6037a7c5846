import type { Refusal } from '../sensors/refusal.ts'
import {
  mostDevices,
  mostDevicesNamed,
  mostGateways,
  type Notice,
  type NoticeReason,
  recordAgainAfterMs,
  shownForMs,
  tellAgainAfterMs,
} from './notice.ts'
import { earlierOf, placesOf } from './notice-places.ts'
import { isRoomForOneMore, isSameCall, type OneCall, toldOf } from './told-calls.ts'

/** What of a refusal its notice goes by. */
export type Seen = Pick<Refusal, 'establishmentId' | 'deviceId' | 'beneficiaryId' | 'gatewayId' | 'at'>

/**
 * The notice of a cause after it was seen again: a call that was received at the refusal's `at`, and is told at `now`, which may be hours later or for a second time (both epoch milliseconds). `known` is
 * what it was before, null where there is none, and `isLost` whether nobody was reached when it was last told: then it is told again with the next
 * refusal that is noted. `gotThrough` says whether people were asked to come for a call of the device between when it was last noted and this one: it is noted however soon, so that
 * the call before it does not end it. It is to be told to people when `toldAt` has changed: at most once an hour for each device and resident. Null: nothing changes.
 */
export function seenAgain(
  known: Notice | null,
  reason: NoticeReason,
  { establishmentId, deviceId, beneficiaryId, gatewayId, at }: Seen,
  now: number,
  isLost: boolean,
  gotThrough = false,
): Notice | null {
  const call = deviceId === null ? null : { deviceId, beneficiaryId: beneficiaryId ?? null }
  const notedAt = lastNotedAt(known, call)
  const isNamed = notedAt !== null
  // It is told again, or late: a later one of the same is known.
  if (isNamed && at <= notedAt) return null
  const isRecent = known !== null && at - (notedAt ?? known.lastAt) < recordAgainAfterMs && !gotThrough
  const mostNamed = mostDevicesNamed({ establishmentId })
  const goesOn = known !== null && at - known.lastAt < shownForMs ? known : null
  const isBegun = goesOn !== null && !goesOn.isOver
  const told = toldOf(goesOn, now)
  // Another device, or another who has it, is another person to go and see: it does not wait, as long as there is room to name it, or it is told of.
  const isOneMore =
    goesOn !== null &&
    establishmentId !== null &&
    call !== null &&
    !told.some((one) => isSameCall(one, call)) &&
    isRoomForOneMore(told)
  const isNew = known !== null && call !== null && !isNamed
  const isBeyond = isNew && !hasRoomFor(known, call.deviceId)
  // That there are more than it can name is noted once.
  const isUnnamed = isNew && (!isBeyond || !known.isCut)
  if (isRecent && !isOneMore && !isUnnamed) return null
  const isTold =
    goesOn !== null && !isOneMore && now - goesOn.toldAt < (isLost ? recordAgainAfterMs : tellAgainAfterMs)
  const deviceIds = latestFirst(mostNamed, deviceId, goesOn?.deviceIds)
  const knownPlaces = Object.entries(goesOn?.places ?? {})
  return {
    establishmentId,
    reason,
    firstAt: isBegun ? Math.min(goesOn.firstAt, at) : at,
    lastAt: isBegun ? Math.max(goesOn.lastAt, at) : at,
    toldAt: isTold ? goesOn.toldAt : now,
    told: isTold ? goesOn.told : null,
    toldCalls: isTold
      ? told
      : [...(call ? [{ ...call, at: now }] : []), ...(isOneMore ? told : [])].slice(0, mostDevices),
    deviceIds,
    gatewayIds: latestFirst(mostGateways, gatewayId, goesOn?.gatewayIds),
    places: Object.fromEntries(knownPlaces.filter(([id]) => deviceIds.includes(id))),
    ...earlierOf(goesOn?.earlier?.filter((place) => deviceIds.includes(place.deviceId)) ?? []),
    ...(goesOn !== null && (goesOn.isCut || isBeyond) && { isCut: true as const }),
    ...(known?.lost && { lost: known.lost }),
  }
}

/** When the latest call was received that a notice has noted of the device and resident of this one (epoch milliseconds); null: it names none. */
export function lastNotedAt(notice: Notice | null, call: OneCall | null): number | null {
  if (notice === null || call === null) return null
  const named = placesOf(notice).find(({ deviceId, place }) =>
    isSameCall({ deviceId, beneficiaryId: place?.beneficiaryId ?? null }, call),
  )
  return named ? (named.place?.at ?? notice.lastAt) : null
}

/** Another resident's place is named with that of the same device. */
const hasRoomFor = (notice: Notice, deviceId: string) =>
  notice.deviceIds.includes(deviceId) || notice.deviceIds.length < mostDevicesNamed(notice)

function latestFirst(most: number, latest: string | null, former: readonly string[] = []): string[] {
  return [...new Set([...(latest === null ? [] : [latest]), ...former])].slice(0, most)
}
