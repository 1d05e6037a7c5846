import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { readSchedules } from './read-schedules.ts'

let stopServer = () => {}
afterEach(() => stopServer())

/** A Functions emulator that has loaded `triggers`, in the shape that firebase-tools 15.34.2 lists them. */
async function emulatorWith(triggers: object[]) {
  const server = createServer((_req, res) =>
    res.end(JSON.stringify({ backends: [{ directory: '/functions', env: {}, functionTriggers: triggers }] })),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  stopServer = () => server.close()
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const sweep = {
  entryPoint: 'sweepDeliveries',
  platform: 'gcfv2',
  region: 'northamerica-northeast1',
  name: 'sweepDeliveries',
  id: 'northamerica-northeast1-sweepDeliveries',
  eventTrigger: { eventType: 'pubsub', resource: '' },
  schedule: { schedule: '* * * * *', timeZone: null, retryConfig: {} },
}

test('only scheduled functions are listed, in UTC unless they say otherwise', async () => {
  const { schedule: _schedule, ...api } = { ...sweep, name: 'api' }
  const digest = {
    ...sweep,
    name: 'digest',
    schedule: { schedule: '0 7 * * *', timeZone: 'America/Toronto' },
  }

  expect(await readSchedules(await emulatorWith([sweep, api, digest]))).toEqual([
    { name: 'sweepDeliveries', region: 'northamerica-northeast1', schedule: '* * * * *', timeZone: 'UTC' },
    { name: 'digest', region: 'northamerica-northeast1', schedule: '0 7 * * *', timeZone: 'America/Toronto' },
  ])
})

test('a first-generation schedule is refused by name', async () => {
  const url = await emulatorWith([{ ...sweep, platform: 'gcfv1' }])

  await expect(readSchedules(url)).rejects.toThrow('sweepDeliveries is a first-generation schedule')
})
