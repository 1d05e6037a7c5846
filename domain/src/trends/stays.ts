import type { CareRules } from '../care/care-press.ts'
import type { Day } from '../devices/device.ts'
import { type DeviceType, deviceTypeInfo } from '../devices/device-catalogue.ts'
import type { FormerDevice } from '../devices/former-device.ts'
import { type Between, lengthOf } from '../rules/durations.ts'
import { sharesHeard } from '../rules/observed.ts'
import type { ToldEvent } from '../rules/told-event.ts'
import { ofTypes } from './device-groups.ts'

/** That a resident had a device, from one instant until another; null: they have it still. */
export interface Stay extends Omit<FormerDevice, 'until' | 'lived'> {
  readonly until: number | null
  /** When it is known to have lived, by signs that are in no day too. */
  readonly lived: readonly Between[]
}

/** Devices that are to be heard, by their ids, and when each of them is known to have lived. */
export type Expected = ReadonlyMap<string, readonly Between[]>

/** What is known of a resident's sensors: what these said, by the day documents, all parts, and which of them there were, as silence says nothing of itself. */
export interface Heard {
  readonly days: readonly Day[]
  readonly stays: readonly Stay[]
  /** By which rules the button of care calls somebody instead; missing: by none, or there is no such button. */
  readonly careRules?: CareRules
}

/**
 * Which devices of some types are to be heard in a span: those that were the resident's in any of it, and by its end for longer than a healthy one is silent. Of one
 * that came just now nobody knows yet whether it speaks.
 */
export function expectedIn(
  stays: readonly Stay[],
  isOne: (type: DeviceType) => boolean,
  span: Between,
): Expected {
  const isThere = ({ type, from, until }: Stay) =>
    (until === null || until > span.from) &&
    from + deviceTypeInfo(type).expectedEverySeconds * 1_000 < span.until
  const there = stays.filter((stay) => isOne(stay.type) && isThere(stay))
  return new Map(
    [...Map.groupBy(there, ({ deviceId }) => deviceId)].map(([deviceId, own]) => [
      deviceId,
      own.flatMap(({ lived }) => lived),
    ]),
  )
}

/**
 * How much of a span was observed by devices of some types, from 0 to 1: of several the one that was heard least counts. One that was to be heard and told nothing counts as far as it is
 * known to have lived, so that nobody is in a chair that says so, and of a dead one nothing is known. Where none told anything, nothing is either.
 */
export function shareObservedBy(
  { events, stays }: { events: readonly ToldEvent[]; stays: readonly Stay[] },
  isOne: (type: DeviceType) => boolean,
  span: Between,
): number {
  const heard = sharesHeard(ofTypes(events, isOne), span)
  if (heard.size === 0) return 0
  const silent = [...expectedIn(stays, isOne, span)].filter(([deviceId]) => !heard.has(deviceId))
  const lived = silent.map(([, spans]) => lengthOf(spans, span) / (span.until - span.from))
  return Math.min(...heard.values(), ...lived)
}

/**
 * For how much of a span every device of some types is known to have lived, from 0 to 1: of several the one that lived least counts. Where none was to be heard, 0. Of what tells by its silence that
 * nothing happened, as a button does that nobody pressed.
 */
export function shareLived(
  stays: readonly Stay[],
  isOne: (type: DeviceType) => boolean,
  span: Between,
): number {
  const shares = [...expectedIn(stays, isOne, span).values()].map(
    (lived) => lengthOf(lived, span) / (span.until - span.from),
  )
  return shares.length === 0 ? 0 : Math.min(...shares)
}
