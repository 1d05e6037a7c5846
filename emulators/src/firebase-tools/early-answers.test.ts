import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { letEarlyAnswersStand } from './early-answers.ts'

const { request } = http
afterAll(() => {
  http.request = request
})

test('a call that is answered before all of it was read does not fail after that; one that is not answered does', async () => {
  letEarlyAnswersStand()
  const server = http.createServer((_req, res) => {
    res.writeHead(413, { connection: 'close' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const call = http.request({ port, host: '127.0.0.1', method: 'POST', agent: false })
  const failures: Error[] = []
  call.on('error', (error) => failures.push(error))
  call.write('x')
  const [answer] = await new Promise<[http.IncomingMessage]>((resolve) =>
    call.once('response', (response) => resolve([response])),
  )
  expect(answer.statusCode).toBe(413)
  call.emit('error', new Error('write EPIPE'))
  expect(failures).toEqual([])
  await new Promise((resolve) => server.close(resolve))
  const unanswered = http.request({ port, host: '127.0.0.1', agent: false })
  await expect(new Promise((_, reject) => unanswered.once('error', reject))).rejects.toThrow('ECONNREFUSED')
})
