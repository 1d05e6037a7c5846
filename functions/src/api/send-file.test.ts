import { once } from 'node:events'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import express, { type NextFunction, type Request, type Response } from 'express'
import * as logger from 'firebase-functions/logger'
import { afterEach, expect, test, vi } from 'vitest'
import { served } from '../limits/served.fixture.ts'
import { ApiError } from './api-error.ts'
import { sendFile } from './send-file.ts'

vi.mock('firebase-functions/logger', () => ({ error: vi.fn() }))
afterEach(() => void vi.clearAllMocks())

const piece = Buffer.alloc(64 * 1024)

/** Serves a film of so many bytes (100 pieces) of which these come, and asks for it with `ask`. */
async function film(
  bytes: Readable,
  ask: (url: string) => Promise<void>,
  { idleFor, size = 100 * piece.length }: { idleFor?: number; size?: number } = {},
): Promise<void> {
  const app = express()
  app.get('/', (req, res) =>
    sendFile(
      { generation: '1', fileName: 'film.mp4', contentType: 'video/mp4', size, read: () => bytes },
      req,
      res,
      idleFor,
    ),
  )
  app.use((refused: unknown, _req: Request, res: Response, _next: NextFunction) => {
    res.status(500).end(refused instanceof ApiError ? refused.code : 'no refusal')
  })
  await served(app, (port) => ask(`http://127.0.0.1:${port}`))
}

test('a file that cannot be read from its first byte on is refused', async () => {
  const bytes = new Readable({ read: () => void bytes.destroy(new Error('no answer')) })
  await film(bytes, async (url) => {
    const answer = await fetch(url)
    expect([answer.status, answer.headers.get('content-range'), await answer.text()]).toEqual([
      500,
      null,
      'unavailable',
    ])
  })
})

test('a file that breaks off is broken off, so that nobody takes a piece for the whole', async () => {
  let pieces = 0
  const bytes: Readable = new Readable({
    read: () => void (pieces++ < 10 ? bytes.push(piece) : bytes.destroy(new Error('broke off'))),
  })
  await film(bytes, async (url) => {
    const answer = await fetch(url)
    expect(answer.status).toBe(200)
    await expect(answer.arrayBuffer()).rejects.toThrow()
    await vi.waitFor(() => expect(logger.error).toHaveBeenCalledTimes(1), { timeout: 60_000 })
  })
})

test('whoever goes away has nothing more read for them, and that is no fault', async () => {
  const bytes: Readable = new Readable({ read: () => void setImmediate(() => bytes.push(piece)) })
  const closed = once(bytes, 'close').catch(() => undefined)
  await film(bytes, async (url) => {
    const leaving = new AbortController()
    await fetch(url, { signal: leaving.signal })
    leaving.abort()
    await closed
  })
  expect(bytes.destroyed).toBe(true)
  expect(logger.error).not.toHaveBeenCalled()
})

test('whoever takes nothing for too long is broken off, and that is no fault', async () => {
  const bytes: Readable = new Readable({ read: () => void setImmediate(() => bytes.push(piece)) })
  const closed = once(bytes, 'close').catch(() => undefined)
  await film(
    bytes,
    async (url) => {
      const client = connect(Number(new URL(url).port), '127.0.0.1')
      client.pause().write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
      await closed
      client.destroy()
    },
    { idleFor: 50 },
  )
  expect(bytes.destroyed).toBe(true)
  expect(logger.error).not.toHaveBeenCalled()
})

test('whoever takes a file for longer than one may idle gets the whole', async () => {
  const idleFor = 500
  const until = performance.now() + 2 * idleFor
  let sent = 0
  const bytes: Readable = new Readable({
    read: () => void setImmediate(() => bytes.push(performance.now() < until ? next() : null)),
  })
  const next = () => {
    sent += 1_024
    return piece.subarray(0, 1_024)
  }
  const ask = async (url: string) => {
    const { byteLength } = await (await fetch(url)).arrayBuffer()
    expect(byteLength).toBe(sent)
  }
  // So large that its length is not told.
  await film(bytes, ask, { idleFor, size: 2 ** 40 })
})

test('whoever asks for the head alone has nothing read', async () => {
  const bytes = new Readable({ read: () => void bytes.destroy(new Error('read')) })
  await film(bytes, async (url) => {
    const answer = await fetch(url, { method: 'HEAD', headers: { range: 'bytes=0-9' } })
    expect([
      answer.status,
      answer.headers.get('content-range'),
      answer.headers.get('content-length'),
    ]).toEqual([206, 'bytes 0-9/6553600', '10'])
  })
  expect(logger.error).not.toHaveBeenCalled()
})

test.each(['bytes=5-2', 'bytes=0-1,5-2', 'lines=7000000-'])(
  'a range that is none, %s, is the whole',
  async (range) => {
    await film(Readable.from([]), async (url) => {
      const answer = await fetch(url, { method: 'HEAD', headers: { range } })
      expect([answer.status, answer.headers.get('content-range')]).toEqual([200, null])
    })
  },
)
