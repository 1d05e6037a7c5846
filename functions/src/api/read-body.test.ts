import express, { type NextFunction, type Request, type Response } from 'express'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { halfSent, served, untilClosed } from '../limits/served.fixture.ts'
import { ApiError } from './api-error.ts'
import { readBody } from './read-body.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('a body that does not come to its end in time is refused as too slow', async () => {
  const app = express()
  app.post('/', async (req, res) => void res.json(await readBody(req, res, 1_000, 50)))
  app.use((refused: unknown, _req: Request, res: Response, _next: NextFunction) => {
    res.end(refused instanceof ApiError ? refused.code : 'no refusal')
  })
  await served(app, async (port) => expect(await untilClosed(halfSent(port))).toMatch(/\r\ntooSlow$/))
})

test('half a character anywhere in a body is no text; whole ones are, however deep', async () => {
  await asking(1_000_000, async (said) => {
    const halves = [
      '\\ud800',
      'a\\uDC00b',
      '\\udc00\\ud83d',
      '\\uD83D\\ud83d\\ude00',
      '\\\\\\udfff',
      '\\udbff\\n\\udc00',
    ]
    for (const half of halves) {
      for (const body of [`{"a":"${half}"}`, `{"${half}":1}`, `[[{"b":["${half}"]}]]`])
        expect(await said(body), body).toBe('malformed')
    }
    const whole = [
      '\\ud83d\\ude00 é\\u0000',
      '\\\\ud800',
      '\\uD83D\\uDE00\\ud83d\\ude00',
      '\\n\\\\\\\\udc00',
      '\\ud7ff\\ue000',
      '😀',
    ]
    for (const text of whole) expect(await said(`{"${text}":"${text}"}`), text).toBe('taken')
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

test('a text is refused just where it has half a character, however it is written', async () => {
  const parts = fc.constantFrom('\ud83d', '\ude00', '\\', '"', '\n', 'ud83d', 'u', 'a')
  await asking(1_000_000, async (said) => {
    await fc.assert(
      fc.asyncProperty(fc.array(parts), async (some) => {
        const text = some.join('')
        const escaped = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16))
          .map((unit) => `\\u${unit.padStart(4, '0')}`)
          .join('')
        const expected = text.isWellFormed() ? 'taken' : 'malformed'
        expect(await said(JSON.stringify([text]))).toBe(expected)
        expect(await said(`["${escaped}"]`)).toBe(expected)
      }),
      { numRuns: 100 },
    )
  })
})

test('what a body holds is not walked through once it is read', async () => {
  await asking(1_000_000, async (said) => {
    const listed = (['entries', 'keys', 'values'] as const).map((name) => vi.spyOn(Object, name))
    expect(await said(`[${'{},'.repeat(100_000)}"\\ud83d\\ude00"]`)).toBe('taken')
    for (const each of listed) expect(each.mock.calls.length).toBeLessThan(1_000)
  })
})

test('a body beyond the limit is refused before it is read as JSON', async () => {
  await asking(1_000, async (said) => {
    const read = vi.spyOn(JSON, 'parse')
    expect(await said(`[${'0,'.repeat(500)}0]`)).toBe('tooLarge')
    expect(await said('{'.repeat(1_001))).toBe('tooLarge')
    const bodies = () => read.mock.calls.filter(([text]) => /^[[{][0{]/.test(text))
    expect(bodies()).toHaveLength(0)
    expect(await said(`[${'0,'.repeat(498)}0]`)).toBe('taken')
    expect(bodies()).toHaveLength(1)
  })
})

/** Posts to a server that reads bodies up to a limit: « taken », or why not. */
async function asking(limit: number, work: (said: (body: string) => Promise<string>) => Promise<void>) {
  const app = express()
  app.post('/', async (req, res) => {
    await readBody(req, res, limit)
    res.end('taken')
  })
  app.use((refused: unknown, _req: Request, res: Response, _next: NextFunction) => {
    res.end(refused instanceof ApiError ? refused.code : 'no refusal')
  })
  await served(app, (port) =>
    work(async (body) => (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body })).text()),
  )
}
