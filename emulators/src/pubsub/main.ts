import { parseArgs } from 'node:util'
import { logVerbosity, setLogVerbosity } from '@grpc/grpc-js'
import { z } from 'zod'
import { startPubsubServer } from './server.ts'

const HELP = 'usage: pubsub [--host=127.0.0.1] [--port=8085]'

const optionsSchema = z.object({
  host: z.string().min(1).default('127.0.0.1'),
  port: z.coerce.number().int().min(0).max(65_535).default(8085),
})

function readOptions(): z.infer<typeof optionsSchema> {
  try {
    const { values } = parseArgs({ options: { host: { type: 'string' }, port: { type: 'string' } } })
    return optionsSchema.parse(values)
  } catch (error) {
    console.error(`${error instanceof z.ZodError ? z.prettifyError(error) : error}\n${HELP}`)
    process.exit(2)
  }
}

const { host, port } = readOptions()
// What grpc-js would log on its own, it also tells the caller.
setLogVerbosity(logVerbosity.NONE)
try {
  const server = await startPubsubServer({ host, port })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await server.close()
      process.exit(0)
    })
  }
  console.log(`Server started, listening on ${server.port}`)
} catch (error) {
  // firebase-tools looks for "address already in use" in what an emulator says; grpc-js quotes Node, which says it.
  const reason = error instanceof Error ? error.message : String(error)
  console.error(`Pub/Sub emulator cannot listen on ${host}:${port}. ${reason}`)
  process.exit(1)
}
