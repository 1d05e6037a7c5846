import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getGlobalDispatcher, setGlobalDispatcher } from 'undici'
import { expect, onTestFinished, test } from 'vitest'
import { useYoungConnections } from './young-connections.ts'

test('of many requests at once most wait in the process that asks, and all are answered', async () => {
  const usual = getGlobalDispatcher()
  let open = 0
  let most = 0
  const server = createServer((_, answer) => setTimeout(() => answer.end('yes'), 5))
  server.on('connection', (socket) => {
    open += 1
    most = Math.max(most, open)
    socket.once('close', () => {
      open -= 1
    })
  })
  onTestFinished(() => {
    setGlobalDispatcher(usual)
    server.close()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo

  useYoungConnections(40)
  const answers = await Promise.all(
    Array.from({ length: 300 }, async () => (await fetch(`http://127.0.0.1:${port}`)).text()),
  )

  expect(new Set(answers)).toEqual(new Set(['yes']))
  expect(most).toBeLessThan(43)
})
