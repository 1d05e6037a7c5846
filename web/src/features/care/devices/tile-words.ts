import type { Device } from '@vigie/domain/devices/device'
import type { EventKind } from '@vigie/domain/sensors/event-kinds'

/** What a device's tile says first. */
export interface TileReading {
  readonly kind: EventKind
  readonly value: number | null
  readonly at: number
}

const measures: readonly EventKind[] = ['temperature', 'humidity', 'co2']

/**
 * What to show of a device: its measures if it measures, in a fixed order, else the latest thing that it saw. A
 * duration is only shown where nothing else was seen, since the movement that ends it says more.
 */
export function tileReadings(device: Pick<Device, 'readings'>): readonly TileReading[] {
  const readings = Object.entries(device.readings).flatMap(([kind, reading]) =>
    reading ? [{ kind: kind as EventKind, ...reading }] : [],
  )
  const measured = measures.flatMap((kind) => readings.find((reading) => reading.kind === kind) ?? [])
  const seen = readings
    .filter(({ kind }) => !measures.includes(kind))
    .sort((one, other) => Number(isDuration(one.kind)) - Number(isDuration(other.kind)) || other.at - one.at)
  return seen[0] ? [seen[0], ...measured] : measured
}

const isDuration = (kind: EventKind) => kind === 'timeSitting' || kind === 'timeLayingDown'
