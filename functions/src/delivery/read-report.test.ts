import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import express from 'express'
import { expect, test } from 'vitest'
import { readReport } from './read-report.ts'

test('a report that does not come to its end in time is refused with 408', async () => {
  const app = express()
  app.post('/', async (req, res) => void res.json(await readReport(req, res, 50)))
  const server = createServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    const { port } = server.address() as AddressInfo
    const call = request({ port, method: 'POST', headers: { 'content-length': 9 } })
    call.write('{')
    const [answer] = await once(call, 'response')
    expect(await text(answer)).toBe('408')
  } finally {
    server.closeAllConnections()
    server.close()
  }
})
