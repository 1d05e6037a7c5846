import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { fireThrough } from './fire-function.ts'

const sweep = { name: 'sweep', region: 'northamerica-northeast1', schedule: '* * * * *', timeZone: 'UTC' }
const dueAt = Date.parse('2026-11-21T10:16:00.000Z')
const triggersPath = '/functions/projects/demo-vigie/triggers'

let stopServer = () => {}
afterEach(() => {
  stopServer()
  vi.useRealTimers()
})

/** A Functions emulator that answers with what `handle` does, and keeps the requests that it got. */
async function emulator(handle: (req: IncomingMessage, res: ServerResponse) => void) {
  const requests: IncomingMessage[] = []
  const server = createServer((req, res) => {
    requests.push(req)
    handle(req, res)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  stopServer = () => {
    server.close()
    server.closeAllConnections()
  }
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const fire = fireThrough(url, 'demo-vigie')
  return { requests, fire: () => fire(sweep, dueAt, new AbortController().signal) }
}

test('it calls the function as Cloud Scheduler does', async () => {
  const { fire, requests } = await emulator((_req, res) => res.end())

  expect(await fire()).toBe('ran')
  expect(requests).toMatchObject([
    {
      method: 'POST',
      url: `${triggersPath}/northamerica-northeast1-sweep-0`,
      headers: {
        'x-cloudscheduler-jobname': 'firebase-schedule-sweep-northamerica-northeast1',
        'x-cloudscheduler-scheduletime': '2026-11-21T10:16:00.000Z',
      },
    },
  ])
})

test('a function that throws is not called again for the same run', async () => {
  const { fire, requests } = await emulator((_req, res) => res.writeHead(500).end())

  expect(await fire()).toBe('failed')
  expect(requests).toHaveLength(1)
})

test('nor is one whose connection breaks, since it may have run', async () => {
  const { fire, requests } = await emulator((req) => req.socket.destroy())

  expect(await fire()).toBe('failed')
  expect(requests).toHaveLength(1)
})

test('it finds the function again after its triggers were switched off and on', async () => {
  const { fire, requests } = await emulator((req, res) =>
    res.writeHead(req.url?.endsWith('-2') ? 200 : 204).end(),
  )

  expect(await fire()).toBe('ran')
  expect(await fire()).toBe('ran')
  expect(requests.map(({ url }) => url?.at(-1))).toEqual(['0', '1', '2', '2'])
})

test('a function that is not loaded yet is tried again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let loaded = false
  const { fire, requests } = await emulator((_req, res) => res.writeHead(loaded ? 200 : 404).end())

  const fired = fire()
  await vi.waitFor(() => expect(requests).toHaveLength(1), waiting)
  loaded = true

  expect(await advanceUntilSettled(fired)).toBe('ran')
  expect(requests).toHaveLength(2)
})

test('an emulator that is gone is given up in the end', async () => {
  const { fire } = await emulator((_req, res) => res.end())
  stopServer()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

  expect(await advanceUntilSettled(fire())).toBe('unreachable')
})

/** Real time, in ms. */
const waiting = { timeout: 60_000, interval: 1 }

/** Lets faked time pass until `promise` has settled. */
async function advanceUntilSettled<T>(promise: Promise<T>): Promise<T> {
  let settled = false
  promise.finally(() => {
    settled = true
  })
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(1_000)
    expect(settled).toBe(true)
  }, waiting)
  return promise
}
