import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** Stands between the browser and one part of the suite, so that a test can take that part away. */
export interface Relay {
  /** Ends every connection and takes no new one, as when the part has died. */
  cut(): Promise<void>
  /** Keeps every connection but lets nothing through, as when a network swallows everything. */
  freeze(): void
  /** Is as at the start; what was frozen is lost, and its connections end. */
  restore(): Promise<void>
}

/** Listens on `port` of 127.0.0.1 and passes everything on to `target` there. */
export async function startRelay(port: number, target: number): Promise<Relay> {
  const sockets = new Set<Socket>()
  let frozen = false
  let server: Server

  const pass = (from: Socket, to: Socket) => {
    sockets.add(from)
    from.on('data', (bytes) => frozen || to.write(bytes))
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
    from.on('error', () => from.destroy())
  }
  const accept = (client: Socket) => {
    const upstream = connect(target, '127.0.0.1')
    pass(client, upstream)
    pass(upstream, client)
  }
  const listen = async () => {
    server = createServer(accept).listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  const cut = async () => {
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    if (server.listening || (server.address() as AddressInfo | null)) await closed
  }

  await listen()
  return {
    cut,
    freeze: () => {
      frozen = true
    },
    restore: async () => {
      frozen = false
      if (server.listening) for (const socket of sockets) socket.destroy()
      else await listen()
    },
  }
}
