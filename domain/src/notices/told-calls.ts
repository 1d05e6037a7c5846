import { mostToldEach, type Notice, tellAgainAfterMs } from './notice.ts'

type ToldCall = NonNullable<Notice['toldCalls']>[number]

/** A call by a device, of a resident; null: nobody knows whose. */
export type OneCall = Pick<ToldCall, 'deviceId' | 'beneficiaryId'>

/** Whether two calls may be of one person by one device. */
export const isSameCall = (one: OneCall, other: OneCall): boolean =>
  one.deviceId === other.deviceId &&
  (one.beneficiaryId === null || other.beneficiaryId === null || one.beneficiaryId === other.beneficiaryId)

/** Of which calls people were told within the hour before `now`. One of before this was kept goes by what it names. */
export function toldOf(notice: Notice | null, now: number): ToldCall[] {
  if (notice === null) return []
  const { toldCalls, deviceIds, places, toldAt } = notice
  const byNames = () =>
    deviceIds
      .slice(0, mostToldEach)
      .map((deviceId) => ({ deviceId, beneficiaryId: places[deviceId]?.beneficiaryId ?? null, at: toldAt }))
  return (toldCalls ?? byNames()).filter(({ at }) => now - at < tellAgainAfterMs)
}

/** Whether there is room for one more that is told at once; who has got through since takes none. */
export const isRoomForOneMore = (told: readonly ToldCall[]): boolean =>
  told.filter(({ isOver }) => !isOver).length < mostToldEach
