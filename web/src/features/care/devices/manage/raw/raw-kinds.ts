import type { Day } from '@vigie/domain/devices/device'
import { type DeviceType, deviceTypeInfo } from '@vigie/domain/devices/device-catalogue'
import { type EventKind, type EventKindInfo, eventKinds } from '@vigie/domain/sensors/event-kinds'
import type { TimeWindow } from '../../../../../components/charts/time-window.ts'
import { latestSaid, type Said } from '../latest-said.ts'

/** What a device told of one kind in a time, oldest first. */
export interface RawKind {
  readonly kind: EventKind
  /** A measure of what there is, a length of time, or that something happened. */
  readonly told: 'measure' | 'duration' | 'happened'
  readonly said: readonly Said[]
}

/** What a device told in a time, by kind, in the order in which the catalogue has these; those that it told nothing of are not there. */
export function rawKinds(
  days: readonly Pick<Day, 'date' | 'events'>[],
  type: DeviceType,
  { from, until }: TimeWindow,
): RawKind[] {
  const said = latestSaid(days)
    .filter(({ at }) => at >= from && at < until)
    .toReversed()
  const byKind = Map.groupBy(said, ({ kind }) => kind)
  // What a device is may have been put right: what it told before is shown all the same.
  const order = [...new Set([...deviceTypeInfo(type).kinds, ...byKind.keys()])]
  return order.flatMap((kind) => {
    const ofKind = byKind.get(kind)
    return ofKind ? [{ kind, told: toldBy(kind), said: ofKind }] : []
  })
}

function toldBy(kind: EventKind): RawKind['told'] {
  const { unit }: EventKindInfo = eventKinds[kind]
  if (unit === null) return 'happened'
  return unit === 's' ? 'duration' : 'measure'
}

/** The instants at which anything was told, oldest first. */
export const heardAts = (kinds: readonly RawKind[]): number[] =>
  kinds.flatMap(({ said }) => said.map(({ at }) => at)).sort((one, other) => one - other)

/** The values that are known, oldest first: one that came without is none, and never 0. */
export const valuesOf = ({ said }: RawKind): { at: number; value: number }[] =>
  said.flatMap(({ at, value }) => (value === null ? [] : [{ at, value }]))
