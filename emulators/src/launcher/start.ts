import { z } from 'zod'
import { portsAt } from '../suite/ports.ts'
import { offsetSchema, readOptions, runtimeFlags, runtimeSchema } from './options.ts'
import { readyMessage } from './ready-message.ts'
import { runUntilStopped } from './run-until-stopped.ts'
import { startProduct } from './start-product.ts'

const flags = {
  ...runtimeFlags,
  fresh: { type: 'boolean' },
  simulator: { type: 'boolean' },
  offset: { type: 'string' },
} as const
const schema = runtimeSchema.extend({
  fresh: z.boolean().default(false),
  simulator: z.boolean().default(true),
  offset: offsetSchema.default(0),
})

/** `npm start`: the whole product on this machine, from nothing to a line that says Ready. */
await runUntilStopped(async (signal) => {
  const options = readOptions(process.argv.slice(2), flags, schema)
  const product = await startProduct(options, signal)
  console.log(`\n${readyMessage(portsAt(options.offset))}`)
  return product
})
