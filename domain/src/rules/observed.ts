import { deviceTypeInfo } from '../devices/device-catalogue.ts'
import { type Between, lengthOf } from './durations.ts'
import type { ToldEvent } from './told-event.ts'

/** What says that a device was alive at an instant. */
export type Sign = Pick<ToldEvent, 'deviceId' | 'deviceType' | 'at'>

/** Less than this of a span, and nothing is concluded from what was not heard in it. */
export const enoughObserved = 0.75

/** Devices by their ids. */
export type DeviceIds = ReadonlySet<string>
const none: DeviceIds = new Set()

/**
 * How much of a span a home was told of, from 0 to 1: a device is taken to be alive as long before and after each sign of it as a
 * healthy one is silent at most. Of several devices the one that was heard least counts, as long as it was heard at all about then or is `expected`:
 * what was there is not known of one that was silent, nor of all when none was heard.
 */
export function shareObserved(signs: readonly Sign[], span: Between, expected = none): number {
  const heard = sharesHeard(signs, span)
  if (heard.size === 0 || [...expected].some((deviceId) => !heard.has(deviceId))) return 0
  return Math.min(...heard.values())
}

/** For how much of a span each of those devices was alive that were at all, from 0 to 1. */
export function sharesHeard(signs: readonly Sign[], span: Between): ReadonlyMap<string, number> {
  const length = span.until - span.from
  if (length <= 0) return new Map()
  const shares = [...aliveOf(signs)].map(
    ([deviceId, alive]) => [deviceId, lengthOf(alive, span) / length] as const,
  )
  return new Map(shares.filter(([, share]) => share > 0))
}

/**
 * Tells which devices were there in a span, so that nothing of one of them is silence: each from its first sign until its last, and what is
 * `there` now since its first. Of one that gave no sign at all nobody knows whether it was.
 */
export function expectedBy(signs: readonly Sign[], there = none): (span: Between) => DeviceIds {
  const stays = [...Map.groupBy(signs, ({ deviceId }) => deviceId)].map(([deviceId, own]) => {
    const all = own.map(({ at }) => at).toSorted((one, other) => one - other)
    const last = there.has(deviceId) ? Number.POSITIVE_INFINITY : (all.at(-1) ?? 0)
    return { deviceId, from: all[0] ?? 0, until: last }
  })
  return (span) =>
    new Set(stays.flatMap((one) => (one.from < span.from && one.until >= span.until ? one.deviceId : [])))
}

/** When each device that gave signs is taken to have been alive, in spans that may overlap. */
export const aliveOf = (signs: readonly Sign[]): ReadonlyMap<string, Between[]> =>
  new Map(
    [...Map.groupBy(signs, ({ deviceId }) => deviceId)].map(([deviceId, own]) => [
      deviceId,
      own.map(({ at, deviceType }) => {
        const silentMs = deviceTypeInfo(deviceType).expectedEverySeconds * 1_000
        return { from: at - silentMs, until: at + silentMs }
      }),
    ]),
  )
