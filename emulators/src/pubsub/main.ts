import { logVerbosity, setLogVerbosity } from '@grpc/grpc-js'
import { z } from 'zod'
import { reportFailure, UserError } from '../../bin/lib/user-error.mjs'
import { readOptions } from '../launcher/options.ts'
import { startPubsubServer } from './server.ts'

const flags = { host: { type: 'string' }, port: { type: 'string' } } as const
const schema = z.object({
  host: z.string().min(1).default('127.0.0.1'),
  port: z.coerce.number().int().min(0).max(65_535).default(8085),
})

/** The embedded Pub/Sub emulator, as emulators/bin/pubsub starts it. */
try {
  const { host, port } = readOptions(process.argv.slice(2), flags, schema)
  // What grpc-js would log on its own, it also tells the caller.
  setLogVerbosity(logVerbosity.NONE)
  const server = await startPubsubServer({ host, port }).catch((error: Error) => {
    // firebase-tools looks for "address already in use" in what an emulator says; grpc-js quotes Node, which says it.
    throw new UserError(`Pub/Sub emulator cannot listen on ${host}:${port}. ${error.message}`)
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await server.close()
      process.exit(0)
    })
  }
  console.log(`Server started, listening on ${server.port}`)
} catch (error) {
  reportFailure(error)
  process.exit()
}
