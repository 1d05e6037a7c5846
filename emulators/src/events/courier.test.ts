import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Courier, startCourier } from './courier.ts'

const stopLimit = 30_000
let server: Server
let courier: Courier
/** What the function answers next, by the body it is sent; it takes everything else. */
let answers: Map<string, number[]>
let calls: string[]
let refusals: string[]

beforeEach(async () => {
  answers = new Map()
  calls = []
  refusals = []
  server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('')
    calls.push(body)
    const status = answers.get(body)?.shift() ?? 200
    if (status === 0) request.socket.destroy()
    else response.writeHead(status).end('answer')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  courier = startCourier((reason) => refusals.push(reason))
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const bring = (body: string) =>
  courier.bring({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, headers: {}, body })

describe('an event', () => {
  it('is brought again until the function takes it, whatever it answered before', async () => {
    answers.set('bed', [500, 0])
    expect(await bring('bed')).toBe(true)
    expect(calls).toEqual(['bed', 'bed', 'bed'])
    expect(refusals).toHaveLength(2)
  })

  it('waits for no other that is refused', async () => {
    const poison = Array.from({ length: 100 }, (_, index) => {
      answers.set(`poison ${index}`, [500])
      return bring(`poison ${index}`)
    })
    expect(await bring('good')).toBe(true)
    expect(await courier.stop(stopLimit)).toBe(0)
    expect(new Set(await Promise.all(poison))).toEqual(new Set([true]))
  })

  it('is tried one last time when the suite stops, and counted when that fails too', async () => {
    answers.set('healed', [500])
    answers.set('poison', [500, 500])
    const brought = [bring('healed'), bring('poison')]
    await expect.poll(() => refusals.length, { timeout: 30_000 }).toBe(2)
    expect(await courier.stop(stopLimit)).toBe(1)
    expect(await Promise.all(brought)).toEqual([true, false])
  })
})
