import type { Day } from '@vigie/domain/devices/device'
import type { EventKind } from '@vigie/domain/sensors/event-kinds'
import { eventGroupOf } from '../events/event-groups.ts'

/** A value and when it was measured. */
export interface Measured {
  readonly at: number
  readonly value: number
}

/** What each device measured of each kind, oldest first, by `climateKey`. */
export type Climate = ReadonlyMap<string, readonly Measured[]>

export const climateKey = (deviceId: string, kind: EventKind): string => `${deviceId} ${kind}`

/** The climate of a day, from its documents; an event that two parts of a device's day hold is one. */
export function climateOf(days: readonly Day[]): Climate {
  const known = new Map<string, Map<string, Measured>>()
  for (const { deviceId, events } of days) {
    for (const [key, { kind, value, at }] of Object.entries(events)) {
      if (value === null || eventGroupOf(kind) !== 'climate') continue
      const name = climateKey(deviceId, kind)
      const measured = known.get(name) ?? new Map<string, Measured>()
      known.set(name, measured.set(key, { at, value }))
    }
  }
  return new Map(
    [...known].map(([name, all]) => [name, [...all.values()].toSorted((one, other) => one.at - other.at)]),
  )
}
