import { readdir, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Deployed,
  functionsIn,
  installAlone,
  packFunctions,
  startDeployed,
} from '../support/deployed-functions.ts'

let folder: string
let deployed: Deployed[]

beforeAll(async () => {
  folder = await packFunctions()
  await installAlone(folder)
  deployed = await functionsIn(folder)
})

afterAll(() => rm(dirname(folder), { recursive: true, force: true }))

test('a deploy ships the bundle, its package.json and its lock file, and nothing else', async () => {
  const shipped = (await readdir(folder)).filter((name) => name !== 'node_modules')
  expect(shipped.toSorted()).toEqual(['lib', 'package-lock.json', 'package.json'])
})

test('the packed folder holds the whole pipeline', () => {
  expect(deployed.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'api',
      'deliver',
      'doAccountRequest',
      'ingest',
      'providerStatus',
      'refuseForeignLogin',
      'refuseNewAccount',
      'receiveFile',
      'sweepDeliveries',
      'sweepDeliveriesBetween',
      'takeTimer',
    ]),
  )
})

test('no function may have more instances than were thought of: a flood costs what these cost', () => {
  const unlimited = deployed.filter(({ maxInstances }) => maxInstances === null || maxInstances > 20)
  expect(unlimited).toEqual([])
})

/** What a call that needs no credentials is answered. A schedule has none such: it asks the database at once. */
const calls = {
  // Not an event: told to come again, and the instance goes on.
  cloudevent: { path: '/', method: 'POST', status: 500 },
  // Twilio and SendGrid post; whoever else comes is turned away.
  http: { path: '/', method: 'GET', status: 405 },
  // Cloud Tasks says who it is.
  task: { path: '/', method: 'POST', status: 400 },
  // Auth signs what it asks.
  blocking: { path: '/', method: 'GET', status: 400 },
  api: { path: '/api/health', method: 'GET', status: 200 },
}

test('each function starts with production settings; those that can be called without credentials answer, and go on', async () => {
  for (const one of deployed) {
    const { url, kill } = await startDeployed(folder, one)
    try {
      if (one.kind === 'schedule') continue
      const { path, method, status } = one.name === 'api' ? calls.api : calls[one.kind]
      for (const call of ['first', 'second']) {
        const answer = await fetch(`${url}${path}`, { method })
        expect({ ...one, call, status: answer.status }).toEqual({ ...one, call, status })
      }
    } finally {
      await kill()
    }
  }
})
