import { lostOf } from '@vigie/domain/notices/lost-calls'
import { type LostCall, mostLost, type Notice } from '@vigie/domain/notices/notice'
import type { NamedPlace } from '@vigie/domain/notices/notice-places'
import { keyOf } from '../notices/key-of.ts'

/** From when to when calls for help became no alert, and whose these were. */
export interface CallsLost extends Pick<Notice, 'firstAt' | 'lastAt'> {
  /** A later call of each device that made one of them has asked people to come since. */
  isOver: boolean
  /** From where they came, each once, the latest first. */
  places: readonly NamedPlace[]
}

/**
 * The calls for help of these notices that were lost, of those in the time that `isTold` picks, as one span; null: none was. What was lost and is over since, also where its notice was
 * begun anew, is of the record all the same: it does not say that anybody went when it was lost.
 */
export function callsLostIn(
  notices: readonly Parameters<typeof lostOf>[0][],
  isTold: (span: Pick<Notice, 'firstAt' | 'lastAt'>) => boolean,
): CallsLost | null {
  const lost = notices.map(lostOf)
  const told = lost
    .flat()
    .filter(isTold)
    .toSorted((one, other) => other.lastAt - one.lastAt)
  if (told.length === 0) return null
  // Where there was no room for more, nobody knows that those which were left out are over.
  const mayLack = lost.some((calls) => calls.length >= mostLost && calls.slice(-1).some(isTold))
  return {
    firstAt: Math.min(...told.map(({ firstAt }) => firstAt)),
    lastAt: Math.max(...told.map(({ lastAt }) => lastAt)),
    isOver: !mayLack && told.every(({ isOver }) => isOver),
    places: placesOfCalls(told),
  }
}

function placesOfCalls(calls: readonly LostCall[]): NamedPlace[] {
  const named = calls.flatMap(({ deviceId, place }) => (deviceId === null ? [] : { deviceId, place }))
  return [...new Map(named.toReversed().map((one) => [keyOf(one), one])).values()].toReversed()
}

/** Which residents made these calls, or may have, where it is a digit that is off. */
export const callersOf = (lost: CallsLost | null): ReadonlySet<string> =>
  new Set(lost?.places.flatMap(({ place }) => place?.beneficiaryId ?? []))
