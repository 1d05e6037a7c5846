import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, it } from 'vitest'
import { useOwnConnections } from './own-connections.ts'

const { globalAgent } = http
afterEach(() => {
  http.globalAgent = globalAgent
})

it('calls a function on a connection of its own each time, whatever the caller asks of theirs', async () => {
  let connections = 0
  const server = http.createServer((_, answer) => answer.end('taken'))
  server.on('connection', () => {
    connections += 1
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  // As firebase-tools hands on the headers of the call it got.
  const call = async () => {
    const request = http.request({ port, headers: { connection: 'keep-alive' } }).end()
    const [answer] = (await once(request, 'response')) as [http.IncomingMessage]
    return text(answer)
  }
  try {
    useOwnConnections()
    expect([await call(), await call(), await call()]).toEqual(['taken', 'taken', 'taken'])
    expect(connections).toBe(3)
  } finally {
    server.close()
    server.closeAllConnections()
  }
})
