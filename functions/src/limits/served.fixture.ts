import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'

/** Serves an app while somebody asks it at its port, and hangs up on everybody after. For tests. */
export async function served(app: RequestListener, ask: (port: number) => Promise<void>): Promise<void> {
  const server = createServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    await ask((server.address() as AddressInfo).port)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

/** Says on a connection of its own that a body of 1000 bytes comes, and sends the first of them. For tests. */
export function halfSent(port: number): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{')
  return socket
}

/** All that the server says until it hangs up. For tests. */
export async function untilClosed(socket: Socket): Promise<string> {
  let said = ''
  for await (const chunk of socket) said += chunk
  return said
}
