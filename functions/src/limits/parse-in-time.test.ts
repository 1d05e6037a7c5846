import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import express, { raw } from 'express'
import { expect, test } from 'vitest'
import { parseInTime } from './parse-in-time.ts'

const app = express()
app.post('/', async (req, res) => {
  const failure = await parseInTime(raw({ type: () => true }), req, res, 50)
  res.json(failure ?? String(req.body))
})

/** Dials, says that a body of 1000 bytes comes, and sends the first of them. */
async function dialled(ask: (socket: Socket, port: number) => Promise<void>): Promise<void> {
  const server = createServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    const { port } = server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{')
    await ask(socket, port)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

/** All that the server says until it hangs up. */
async function untilClosed(socket: Socket): Promise<string> {
  let said = ''
  for await (const chunk of socket) said += chunk
  return said
}

test('a body of which one byte comes fails, and the connection is hung up', () =>
  dialled(async (socket) => expect(await untilClosed(socket)).toMatch(/"status":408}$/)))

test('a body that drips fails as one that does not come', () =>
  dialled(async (socket) => {
    const drip = setInterval(() => socket.writable && socket.write(' '), 10)
    expect(await untilClosed(socket).finally(() => clearInterval(drip))).toMatch(/"status":408}$/)
  }))

test('a body that is there is read, and the connection stays for the next', () =>
  dialled(async (_, port) => {
    const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'whole' })
    expect([answer.headers.get('connection'), await answer.json()]).toEqual(['keep-alive', 'whole'])
  }))
