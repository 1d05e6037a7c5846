import { deviceTypeInfo } from '@vigie/domain/devices/device-catalogue'
import { eventKinds } from '@vigie/domain/sensors/event-kinds'
import { z } from 'zod'
import { reportFailure } from '../../bin/lib/user-error.mjs'
import { readOptions } from '../launcher/options.ts'
import { host, projectId } from '../suite/addresses.ts'
import { portsAt } from '../suite/ports.ts'
import { startSimulator } from './start-simulator.ts'

const flags = { rate: { type: 'string' }, speed: { type: 'string' }, seed: { type: 'string' } } as const
const schema = z.object({
  rate: z.coerce.number().positive().max(200).default(5),
  speed: z.coerce.number().positive().max(1_000).default(1),
  seed: z.coerce.number().int().default(42),
})

/** `npm run simulate`: lives in the demo residence until Ctrl-C. */
try {
  const { rate, speed, seed } = readOptions(process.argv.slice(2), flags, schema)
  process.env.PUBSUB_EMULATOR_HOST ??= `${host}:${portsAt(0).pubsub}`
  console.log(
    `Living in the demo residence (seed ${seed}): about ${rate} events/s, ${speed}× real time. Ctrl-C stops.`,
  )
  const simulator = startSimulator({
    projectId,
    rate,
    speed,
    seed,
    onPublished: ({ device, saying }, at) => {
      const reading =
        saying === null || saying.value === null ? '' : ` ${saying.value} ${eventKinds[saying.kind].unit}`
      console.log(
        `${new Date(at).toISOString()} ${device.bid} ${deviceTypeInfo(device.type).name.en}: ${saying?.kind ?? 'heartbeat'}${reading}`,
      )
    },
    onFailed: (error) => console.error(`Not published: ${error.message}`),
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void simulator.stop())
} catch (error) {
  reportFailure(error)
}
