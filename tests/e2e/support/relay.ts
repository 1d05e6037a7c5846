import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import type { Tamper } from './deaf.ts'

/** Stands between the browser and one part of the suite, so that a test can take that part away. */
export interface Relay {
  /** Ends every connection and takes no new one, as when the part has died. */
  cut(): Promise<void>
  /** Keeps every connection but lets nothing through, as when a network swallows everything. */
  freeze(): void
  /** Changes what passes from now on, until `restore`. */
  tamper(how: Tamper): void
  /** Is as at the start; what was frozen is lost, and its connections end. */
  restore(): Promise<void>
}

/** Listens on `port` of 127.0.0.1 and passes everything on to `target` there. */
export async function startRelay(port: number, target: number): Promise<Relay> {
  const sockets = new Set<Socket>()
  let frozen = false
  let tampering: Tamper | null = null
  let server: Server

  const pass = (from: Socket, to: Socket, way: keyof Tamper) => {
    sockets.add(from)
    from.on('data', (bytes) => frozen || to.write(tampering ? tampering[way](bytes) : bytes))
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
    from.on('error', () => from.destroy())
  }
  const accept = (client: Socket) => {
    const upstream = connect(target, '127.0.0.1')
    pass(client, upstream, 'toServer')
    pass(upstream, client, 'toBrowser')
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
    tamper: (how) => {
      tampering = how
    },
    restore: async () => {
      frozen = false
      tampering = null
      if (server.listening) for (const socket of sockets) socket.destroy()
      else await listen()
    },
  }
}
