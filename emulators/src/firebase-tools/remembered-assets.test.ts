import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answeringFromMemory } from './remembered-assets.ts'

let asked: string[]
let server: http.Server
let origin: string

beforeEach(async () => {
  asked = []
  const fromMemory = answeringFromMemory()
  server = http.createServer((request, response) =>
    fromMemory(request, response, () => {
      asked.push(request.url ?? '')
      response.statusCode = request.url?.includes('none') ? 404 : 200
      response.setHeader('content-type', 'text/javascript')
      response.write(`as ${request.headers['accept-encoding']} `)
      response.end(request.headers.range ?? 'whole')
    }),
  )
  await once(server.listen(0, '127.0.0.1'), 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => server.close())

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(origin + path, { headers: { 'accept-encoding': 'br', ...headers } })
  return [response.status, response.headers.get('content-type'), await response.text()]
}

it('answers the same file a second time without asking for it', async () => {
  const first = await get('/assets/first-1a2b.js')
  expect(first).toEqual([200, 'text/javascript', 'as br whole'])
  expect(await get('/assets/first-1a2b.js')).toEqual(first)
  expect(asked).toHaveLength(1)
})

it('keeps apart what is packed in another way', async () => {
  await get('/assets/first-1a2b.js')
  expect(await get('/assets/first-1a2b.js', { 'accept-encoding': 'gzip' })).toContain('as gzip whole')
})

it.each([
  ['a part of a file', '/assets/first-1a2b.js', { range: 'bytes=0-1' }],
  ['what a browser has already', '/assets/first-1a2b.js', { 'if-none-match': '"1"' }],
  ['what is not there', '/assets/none.js', {}],
  ['a page', '/login', {}],
  ['a call', '/api/assets/x', {}],
])('remembers no answer about %s', async (_, path, headers) => {
  await get(path, headers)
  await get(path, headers)
  expect(asked).toHaveLength(2)
})
