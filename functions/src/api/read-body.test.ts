import express, { type NextFunction, type Request, type Response } from 'express'
import { expect, test } from 'vitest'
import { halfSent, served, untilClosed } from '../limits/served.fixture.ts'
import { ApiError } from './api-error.ts'
import { readBody } from './read-body.ts'

test('a body that does not come to its end in time is refused as too slow', async () => {
  const app = express()
  app.post('/', async (req, res) => void res.json(await readBody(req, res, 1_000, 50)))
  app.use((refused: unknown, _req: Request, res: Response, _next: NextFunction) => {
    res.end(refused instanceof ApiError ? refused.code : 'no refusal')
  })
  await served(app, async (port) => expect(await untilClosed(halfSent(port))).toMatch(/\r\ntooSlow$/))
})
