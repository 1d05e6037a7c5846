import { deviceTypeInfo } from '@vigie/domain/devices/device-catalogue'
import { eventKinds } from '@vigie/domain/sensors/event-kinds'
import type { Random } from '../seed/random.ts'
import type { Living } from './saying-now.ts'
import type { SimulatedEvent } from './simulated-residence.ts'

const rareKinds = new Set<string>(['fall', 'zipperDetached', 'wanderingDetected'])

/** One resident who calls for help now: nearly always a button, seldom a fall or a wanderer. */
export function callFor(lives: readonly Living[], random: Random): SimulatedEvent[] {
  const wantsRare = random.chance(0.1)
  const able = lives.flatMap(({ device, minute }) =>
    deviceTypeInfo(device.type)
      .kinds.filter((kind) => eventKinds[kind].callForHelp && rareKinds.has(kind) === wantsRare)
      .map((kind) => ({ device, saying: { minute, kind, value: null } })),
  )
  return able.length > 0 ? [random.pick(able)] : []
}
