import { Server, ServerCredentials, status } from '@grpc/grpc-js'
import { Broker } from './broker.ts'
import { defaultBacklogBytes } from './memory-budget.ts'
import { publisherDefinition, subscriberDefinition } from './protocol.ts'
import { publisherService } from './publisher-service.ts'
import { StatusError } from './status-error.ts'
import { subscriberService } from './subscriber-service.ts'

/** A little over the 10 MB that the real service takes in one publish. */
const largestRequestBytes = 12 * 1024 * 1024

/** Time for the last statuses to reach clients before connections are cut. */
const shutdownPatienceMs = 300

export interface PubsubServer {
  /** The port it listens on. */
  readonly port: number
  /** Ends open calls with UNAVAILABLE and frees the port, within half a second. */
  close(): Promise<void>
}

/**
 * Starts the embedded Pub/Sub emulator. Port 0 takes a free one. Nothing is kept on disk. What subscriptions hold is
 * bounded by `backlogBytes` (256 MiB); publishing beyond it answers RESOURCE_EXHAUSTED, which Google's client retries.
 * Rejects when the port cannot be had.
 */
export async function startPubsubServer(options: {
  host: string
  port: number
  backlogBytes?: number
}): Promise<PubsubServer> {
  const server = new Server({ 'grpc.max_receive_message_length': largestRequestBytes })
  const broker = new Broker(options.backlogBytes ?? defaultBacklogBytes)
  const close = async () => {
    broker.close(new StatusError(status.UNAVAILABLE, 'The emulator is shutting down'))
    const { promise: idle, resolve: atOnce } = Promise.withResolvers<void>()
    const patience = setTimeout(atOnce, shutdownPatienceMs)
    server.tryShutdown(() => atOnce())
    await idle
    clearTimeout(patience)
    server.forceShutdown()
  }
  server.addService(publisherDefinition, publisherService(broker))
  server.addService(subscriberDefinition, subscriberService(broker))
  const { promise, resolve, reject } = Promise.withResolvers<PubsubServer>()
  const address = `${options.host.includes(':') ? `[${options.host}]` : options.host}:${options.port}`
  server.bindAsync(address, ServerCredentials.createInsecure(), (error, port) => {
    if (error) {
      broker.close(new StatusError(status.UNAVAILABLE, error.message))
      reject(error)
    } else {
      resolve({ port, close })
    }
  })
  return promise
}
