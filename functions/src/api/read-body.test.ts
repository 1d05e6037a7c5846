import express, { type NextFunction, type Request, type Response } from 'express'
import fc from 'fast-check'
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

test('half a character anywhere in a body is no text; whole ones are, however deep', async () => {
  const app = express()
  app.post('/', async (req, res) => {
    await readBody(req, res, 1_000_000)
    res.end('taken')
  })
  app.use((refused: unknown, _req: Request, res: Response, _next: NextFunction) => {
    res.end(refused instanceof ApiError ? refused.code : 'no refusal')
  })
  await served(app, async (port) => {
    const said = async (body: string) =>
      (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body })).text()
    for (const half of ['\\ud800', 'a\\udc00b', '\\udc00\\ud83d']) {
      for (const body of [`{"a":"${half}"}`, `{"${half}":1}`, `[[{"b":["${half}"]}]]`])
        expect(await said(body), body).toBe('malformed')
    }
    expect(await said('{"a":"\\ud83d\\ude00 é\\u0000"}')).toBe('taken')
    expect(await said(`${'['.repeat(20_000)}${']'.repeat(20_000)}`)).toBe('taken')
    expect(await said(`[${'0,'.repeat(300_000)}0]`)).toBe('taken')
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ unit: 'binary-ascii' })), async (texts) => {
        expect(await said(JSON.stringify(texts))).toBe('taken')
      }),
      { numRuns: 50 },
    )
  })
})
