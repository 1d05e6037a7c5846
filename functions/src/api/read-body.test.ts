import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import express, { type NextFunction, type Request, type Response } from 'express'
import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { readBody } from './read-body.ts'

test('a body that does not come to its end in time is refused as too slow', async () => {
  const app = express()
  app.post('/', async (req, res) => void res.json(await readBody(req, res, 1_000, 50)))
  app.use((refused: unknown, _req: Request, res: Response, _next: NextFunction) => {
    res.end(refused instanceof ApiError ? refused.code : 'no refusal')
  })
  const server = createServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    const { port } = server.address() as AddressInfo
    const call = request({ port, method: 'POST', headers: { 'content-length': 9 } })
    call.write('{')
    const [answer] = await once(call, 'response')
    expect(await text(answer)).toBe('tooSlow')
  } finally {
    server.closeAllConnections()
    server.close()
  }
})
