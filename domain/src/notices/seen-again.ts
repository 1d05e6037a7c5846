import type { Refusal } from '../sensors/refusal.ts'
import {
  mostDevicesNamed,
  mostGateways,
  mostToldEach,
  type Notice,
  type NoticePlace,
  type NoticeReason,
  recordAgainAfterMs,
  shownForMs,
  tellAgainAfterMs,
} from './notice.ts'

/** What of a refusal its notice goes by. */
export type Seen = Pick<Refusal, 'establishmentId' | 'deviceId' | 'gatewayId' | 'at'>

/**
 * The notice of a cause after it was seen again: a call that was received at the refusal's `at`, and is told at `now`, which may be hours later or for a second time (both epoch milliseconds). `known` is
 * what it was before, null where there is none, and `isLost` whether nobody was reached when it was last told: then it is told again with the next
 * refusal that is noted. It is to be told to people when `toldAt` has changed: at most once an hour for each device. Null: nothing changes.
 */
export function seenAgain(
  known: Notice | null,
  reason: NoticeReason,
  { establishmentId, deviceId, gatewayId, at }: Seen,
  now: number,
  isLost: boolean,
): Notice | null {
  // One that is told late, or again, is of before what is known: no minute after it.
  const isRecent = known !== null && at - known.lastAt < recordAgainAfterMs
  const mostNamed = mostDevicesNamed({ establishmentId })
  const goesOn = known !== null && at - known.lastAt < shownForMs ? known : null
  const isBegun = goesOn !== null && !goesOn.isOver
  const { toldOf = goesOn?.deviceIds.slice(0, mostToldEach) ?? [] } = goesOn ?? {}
  // Another device is another person to go and see: it does not wait, as long as there is room to name it, or it is told of.
  const isBeyond = (some: readonly string[], most: number) =>
    deviceId !== null && !some.includes(deviceId) && some.length < most
  const isOneMore = goesOn !== null && establishmentId !== null && isBeyond(toldOf, mostToldEach)
  if (isRecent && !isOneMore && !isBeyond(known.deviceIds, mostNamed)) return null
  const isTold =
    goesOn !== null && !isOneMore && now - goesOn.toldAt < (isLost ? recordAgainAfterMs : tellAgainAfterMs)
  const deviceIds = latestFirst(mostNamed, deviceId, goesOn?.deviceIds)
  const knownPlaces = Object.entries(goesOn?.places ?? {})
  return {
    establishmentId,
    reason,
    firstAt: isBegun ? goesOn.firstAt : at,
    lastAt: isBegun ? Math.max(goesOn.lastAt, at) : at,
    toldAt: isTold ? goesOn.toldAt : now,
    told: isTold ? goesOn.told : null,
    toldOf: isTold ? toldOf : latestFirst(mostToldEach, deviceId, isOneMore ? toldOf : []),
    deviceIds,
    gatewayIds: latestFirst(mostGateways, gatewayId, goesOn?.gatewayIds),
    places: Object.fromEntries(knownPlaces.filter(([id]) => deviceIds.includes(id))),
  }
}

/** The notice with the place of one of its devices as it was when its call was received, at an instant; null: the home does not know that device (any more). */
export function withPlace(notice: Notice, deviceId: string, place: NoticePlace | null, at: number): Notice {
  const { [deviceId]: former, ...others } = notice.places
  if (place === null) return { ...notice, places: others }
  const isSame = former?.beneficiaryId === place.beneficiaryId
  const lastAt = Math.max(at, (isSame && former.at) || at)
  return { ...notice, places: { ...others, [deviceId]: { ...place, at: lastAt } } }
}

function latestFirst(most: number, latest: string | null, former: readonly string[] = []): string[] {
  return [...new Set([...(latest === null ? [] : [latest]), ...former])].slice(0, most)
}
