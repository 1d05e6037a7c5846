import { deviceTypeInfo } from '@vigie/domain/devices/device-catalogue'
import type { EventKind } from '@vigie/domain/sensors/event-kinds'
import type { Saying } from '../seed/day-of-device.ts'
import type { DemoDevice } from '../seed/demo-devices.ts'
import type { Random } from '../seed/random.ts'
import type { Change, Routine } from '../seed/routine.ts'

/** A device and the routine of the resident whom it is with. */
export interface Life {
  device: DemoDevice
  routine: Routine
}

/** The same at a minute of the day of its home. */
export type Living = Life & { minute: number }

const asleep: Change = { minute: 0, posture: 'lying' }

const roundTo = (value: number, step: number) => Math.round(value / step) * step

// The sun warms a room in the afternoon, and a night behind closed windows makes the CO2 rise.
function climate(kind: EventKind, type: DemoDevice['type'], minute: number, random: Random): number | null {
  const cycle = (peakHour: number) => Math.cos((minute / 60 - peakHour) * (Math.PI / 12))
  if (kind === 'temperature') {
    const base = type === 'DRAGINO-LTC2-LT' ? 4 : 22.5
    return Number((base + 1.2 * cycle(16) + random.next() * 0.3).toFixed(1))
  }
  if (kind === 'humidity') return Number((41 + 4 * cycle(4) + random.next()).toFixed(1))
  if (kind === 'co2') return roundTo(780 + 180 * cycle(4) + random.next() * 40, 1)
  return null
}

/** What a device reports unasked; null: that it is there, and nothing else. */
export function sayingNow({ device, routine, minute }: Living, random: Random): Saying | null {
  const { kinds } = deviceTypeInfo(device.type)
  const last = routine.changes.findLast((change) => change.minute <= minute) ?? asleep
  const seconds = Math.round((minute - last.minute) * 60)
  const measured = kinds.filter((kind) => ['temperature', 'humidity', 'co2'].includes(kind))
  if (measured.length > 0) {
    const kind = random.pick(measured)
    return { minute, kind, value: climate(kind, device.type, minute, random) }
  }
  if (kinds.includes('timeLayingDown') && last.posture === 'lying')
    return { minute, kind: 'timeLayingDown', value: seconds }
  if (kinds.includes('timeSitting') && last.posture === 'sitting')
    return { minute, kind: 'timeSitting', value: seconds }
  if (kinds.includes('presenceDetected') && last.posture !== 'lying')
    return { minute, kind: 'presenceDetected', value: null }
  return null
}
