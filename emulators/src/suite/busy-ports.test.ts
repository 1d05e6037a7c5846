import { createServer } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { assertPortsFree, findListener } from './busy-ports.ts'

const server = createServer()
let port: number
beforeEach(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

test('a busy port is named together with the process that holds it', async () => {
  await expect(assertPortsFree({ pubsub: port })).rejects.toThrow(
    new RegExp(`^Port ${port} \\(pubsub\\) is already used by process ${process.pid} \\(.+\\): stop it`),
  )
})

test('a free port is no trouble', async () => {
  await new Promise((resolve) => server.close(resolve))
  await expect(assertPortsFree({ pubsub: port })).resolves.toBeUndefined()
  expect(findListener(port)).toBeUndefined()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
})
