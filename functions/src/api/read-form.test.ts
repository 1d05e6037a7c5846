import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import express, { type NextFunction, type Request, type Response } from 'express'
import { expect, test } from 'vitest'
import { served, untilClosed } from '../limits/served.fixture.ts'
import { ApiError } from './api-error.ts'
import { readForm } from './read-form.ts'

const limit = 1_000

/** Posts a form; answers what was read of it, or the refusal. */
async function posted(body: BodyInit, headers: Record<string, string> = {}): Promise<unknown> {
  let answer: unknown
  const app = express()
  // As the front door has it in the cloud.
  app.use((req, _res, next) => {
    delete req.headers['content-type']
    next()
  })
  app.post('/', async (req, res) => {
    const form = await readForm(req, res, limit)
    const { file } = form
    res.json(file instanceof File ? { ...form, file: [file.name, file.type, await file.text()] } : form)
  })
  app.use((refused: unknown, _req: Request, res: Response, _next: NextFunction) => {
    res.json(refused instanceof ApiError ? refused.code : 'no refusal')
  })
  await served(app, async (port) => {
    answer = await (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body, headers })).json()
  })
  return answer
}

function formOf(...parts: readonly (readonly [string, string | File])[]): FormData {
  const form = new FormData()
  for (const [name, value] of parts) form.append(name, value)
  return form
}
const letter = new File(['Bonjour'], 'Évaluation d’été.txt', { type: 'text/plain' })

test('a form is read with its file, its name in any letters', async () => {
  expect(await posted(formOf(['title', 'Été'], ['file', letter]))).toEqual({
    title: 'Été',
    file: ['Évaluation d’été.txt', 'text/plain', 'Bonjour'],
  })
})

test('a name is never a path', async () => {
  const file = new File(['x'], '../../etc/passwd', { type: 'text/plain' })
  expect(await posted(formOf(['file', file]))).toEqual({ file: ['passwd', 'text/plain', 'x'] })
})

test.each<[string, BodyInit, string]>([
  ['a file beyond the limit', formOf(['file', new File(['x'.repeat(limit + 1)], 'a.txt')]), 'tooLarge'],
  ['a file far beyond it', formOf(['file', new File(['x'.repeat(1_000_000)], 'a.txt')]), 'tooLarge'],
  ['two files', formOf(['file', letter], ['file', letter]), 'tooLarge'],
  [
    'a hundred fields',
    formOf(...Array.from({ length: 100 }, (_, at) => [`f${at}`, 'x'] as const)),
    'tooLarge',
  ],
  ['JSON', '{"title":"x"}', 'malformed'],
])('%s is refused', async (_what, body, code) => {
  expect(await posted(body)).toBe(code)
})

test('a form without an end is refused', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const begun = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nabc'
  expect(await posted(begun, headers)).toBe('malformed')
  expect(await posted('', headers)).toBe('malformed')
})

test('whoever still writes what is refused hears why', async () => {
  const app = express()
  app.post('/', async (req, res) => void res.json(await readForm(req, res, limit)))
  app.use((refused: unknown, _req: Request, res: Response, _next: NextFunction) => {
    res.end(refused instanceof ApiError ? refused.code : 'no refusal')
  })
  // More than the buffers of a connection hold, so that the refusal comes while most of it is still to be written.
  const body = Buffer.alloc(30_000_000)
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': body.length }
  await served(app, async (port) => {
    const call = request({ host: '127.0.0.1', port, method: 'POST', headers }).end(body)
    const [answer] = (await once(call, 'response')) as [IncomingMessage]
    expect(await text(answer)).toBe('tooLarge')
    // What closes while the last of it is still being written may take the answer with it.
    expect(answer.headers.connection).toBe('keep-alive')
  })
})

test('a form that does not come to its end in time is refused as too slow', async () => {
  const app = express()
  app.post('/', async (req, res) => void res.json(await readForm(req, res, limit, 50)))
  app.use((refused: unknown, _req: Request, res: Response, _next: NextFunction) => {
    res.end(refused instanceof ApiError ? refused.code : 'no refusal')
  })
  await served(app, async (port) => {
    const socket = connect(port, '127.0.0.1')
    socket.write(
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 900\r\n\r\n--x\r\n',
    )
    expect(await untilClosed(socket)).toMatch(/\r\ntooSlow$/)
  })
})
