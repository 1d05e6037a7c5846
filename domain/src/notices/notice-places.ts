import { mostEarlier, type Notice, type NoticePlace } from './notice.ts'

/** Where a notice has somebody go and see. */
export interface NamedPlace {
  deviceId: string
  /** Null: the home does not know the device. */
  place: NoticePlace | null
}

/** All places that a notice names, those of its latest device first; with a device the room of each resident who called by it. */
export const placesOf = ({
  deviceIds,
  places,
  earlier = [],
}: Pick<Notice, 'deviceIds' | 'places' | 'earlier'>): NamedPlace[] =>
  deviceIds.flatMap((deviceId) => [
    { deviceId, place: places[deviceId] ?? null },
    ...earlier.flatMap((place) => (place.deviceId === deviceId ? { deviceId, place } : [])),
  ])

/**
 * The notice with the place of one of its devices as it was when its call was received, at an instant; null: the home does not know that device (any more). Where another
 * resident called by it before, their place stays.
 */
export function withPlace(notice: Notice, deviceId: string, place: NoticePlace | null, at: number): Notice {
  const { places, earlier = [], ...rest } = notice
  const { [deviceId]: former, ...others } = places
  if (place === null) return { ...rest, places: others, ...earlierOf(earlier) }
  const isTheirs = (one: NoticePlace) => one.beneficiaryId === place.beneficiaryId
  const all = [...(former ? [{ ...former, deviceId }] : []), ...earlier]
  const theirs = all.find((one) => one.deviceId === deviceId && isTheirs(one))
  const lastAt = Math.max(at, theirs?.at ?? at)
  return {
    ...rest,
    places: { ...others, [deviceId]: { ...place, at: lastAt } },
    ...earlierOf(all.filter((one) => one !== theirs)),
  }
}

/** The places of earlier residents as a notice holds them: none is no field; with more than it has room for, that it was cut. */
export const earlierOf = (earlier: NonNullable<Notice['earlier']>): Pick<Notice, 'earlier' | 'isCut'> => ({
  ...(earlier.length > 0 && { earlier: earlier.slice(0, mostEarlier) }),
  ...(earlier.length > mostEarlier && { isCut: true }),
})
