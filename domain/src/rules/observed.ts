import { deviceTypeInfo } from '../devices/device-catalogue.ts'
import { type Between, lengthOf } from './durations.ts'
import type { ToldEvent } from './told-event.ts'

/** What says that a device was alive at an instant. */
export type Sign = Pick<ToldEvent, 'deviceId' | 'deviceType' | 'at'>

/** Less than this of a span, and nothing is concluded from what was not heard in it. */
export const enoughObserved = 0.75

/**
 * How much of a span a home was told of, from 0 to 1: a device is taken to be alive as long before and after each sign of it as a
 * healthy one is silent at most. Of several devices the one that was heard least counts, as long as it was heard at all about then:
 * what was there is not known of one that was silent, nor of all when none was heard.
 */
export function shareObserved(signs: readonly Sign[], span: Between): number {
  const length = span.until - span.from
  if (length <= 0) return 0
  const shares = aliveOf(signs).map((alive) => lengthOf(alive, span) / length)
  const heard = shares.filter((share) => share > 0)
  return heard.length === 0 ? 0 : Math.min(...heard)
}

/** When each device that gave signs is taken to have been alive, in spans that may overlap. */
export const aliveOf = (signs: readonly Sign[]): Between[][] =>
  [...Map.groupBy(signs, ({ deviceId }) => deviceId).values()].map((ofDevice) =>
    ofDevice.map(({ at, deviceType }) => {
      const silentMs = deviceTypeInfo(deviceType).expectedEverySeconds * 1_000
      return { from: at - silentMs, until: at + silentMs }
    }),
  )
