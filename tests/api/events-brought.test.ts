import { readFileSync } from 'node:fs'
import { Firestore } from '@google-cloud/firestore'
import { PubSub } from '@google-cloud/pubsub'
import type { Suite } from '@vigie/emulators/suite/start-suite'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { newRecords, type Records, startUnrulySuite, touchFunctions } from '../support/unruly-suite.ts'

const inFlight = 80
const wait = { timeout: 60_000, interval: 50 }

let suite: Suite
let pubsub: PubSub
let db: Firestore
let records: Records

beforeAll(async () => {
  suite = await startUnrulySuite()
  const { PUBSUB_EMULATOR_HOST: apiEndpoint = '', FIRESTORE_EMULATOR_HOST: host } = suite.environment
  pubsub = new PubSub({ projectId: 'demo-vigie', apiEndpoint, emulatorMode: true })
  // The client obeys this variable, which names the other suite, above all that it is told.
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', host)
  db = new Firestore({ projectId: 'demo-vigie' })
})
afterAll(async () => {
  await Promise.all([pubsub?.close(), db?.terminate()])
  await suite?.stop()
})
beforeEach(() => {
  records = newRecords()
})
afterEach(() => records.remove())

const ids = (count: number, kind = 'event') => Array.from({ length: count }, (_, index) => `${kind}-${index}`)

async function publish(topic: string, events: readonly string[], first = ''): Promise<void> {
  const { folder } = records
  await Promise.all(
    events.map((id) =>
      pubsub.topic(topic).publishMessage({ data: Buffer.from('{}'), attributes: { folder, id, first } }),
    ),
  )
}
const write = (id: string, first = '') =>
  db.doc(`unruly/${crypto.randomUUID()}`).set({ folder: records.folder, id, first })

const allBegun = (count: number) => expect.poll(() => records.begun().length, wait).toBe(count)
const allTaken = (events: readonly string[]) =>
  expect.poll(() => records.taken().toSorted(), wait).toEqual(events.toSorted())
const triesOf = (events: readonly string[]) => events.map((id) => records.tries(id).length)
const once = (events: readonly string[]) => events.map(() => 1)

describe('messages under way to a function', () => {
  it('are in one process together, and end in it when the functions are built anew', async () => {
    const events = ids(inFlight - 1)
    await publish('unruly', events, 'hold')
    await allBegun(inFlight - 1)
    expect(new Set(events.flatMap(records.tries)).size).toBe(1)

    const loads = loadsOf(suite)
    touchFunctions()
    await expect.poll(() => loadsOf(suite), wait).toBe(loads + 1)
    await publish('unruly', ['after'])
    await expect.poll(records.taken, wait).toEqual(['after'])
    expect(records.tries('after')).not.toEqual(records.tries('event-0'))

    records.release()
    await allTaken([...events, 'after'])
    expect(triesOf(events)).toEqual(once(events))
  })

  it('come again after a call that threw, without harm to the others', async () => {
    const held = ids(inFlight - 5)
    const thrown = ids(5, 'thrown')
    await publish('unruly', held, 'hold')
    await publish('unruly', thrown, 'throw')
    await expect.poll(() => records.taken().toSorted(), wait).toEqual(thrown)
    records.release()
    await allTaken([...held, ...thrown])
    expect(triesOf(held)).toEqual(once(held))
    expect(triesOf(thrown)).toEqual(thrown.map(() => 2))
  })

  it('come again after a call that took too long, without harm to the others', async () => {
    const others = ids(inFlight - 1)
    await publish('unruly-in-time', ['hung'], 'hang')
    await allBegun(1)
    await expect.poll(() => records.tries('hung').length, wait).toBe(2)
    await publish('unruly-in-time', others)
    await allTaken([...others, 'hung'])
    expect(triesOf(others)).toEqual(once(others))
  })

  it('come again when their process ends, every one', async () => {
    const others = ids(inFlight - 1)
    await publish('unruly', others, 'hold')
    await allBegun(inFlight - 1)
    await publish('unruly', ['fatal'], 'exit')
    await expect.poll(() => records.tries('event-0').length, wait).toBeGreaterThan(1)
    records.release()
    await allTaken([...others, 'fatal'])
  })
})

describe('changes of documents', () => {
  it('are told at once, while a function still has an earlier one in hand', async () => {
    await write('slow', 'hold')
    await allBegun(1)
    const later = ids(20, 'later')
    await Promise.all(later.map((id) => write(id)))
    await allTaken(later)
    records.release()
    await allTaken([...later, 'slow'])
    expect(records.tries('slow')).toHaveLength(1)
  })

  it('come again after a call that threw, and when their process ends', async () => {
    const held = ids(10)
    await Promise.all(held.map((id) => write(id, 'hold')))
    await allBegun(10)
    await write('thrown', 'throw')
    await expect.poll(records.taken, wait).toEqual(['thrown'])
    expect(triesOf(held)).toEqual(once(held))
    await write('fatal', 'exit')
    await expect.poll(() => records.tries('event-0').length, wait).toBeGreaterThan(1)
    records.release()
    await allTaken([...held, 'thrown', 'fatal'])
  })
})

/** How often firebase-tools has read what the functions are. */
function loadsOf({ log }: Suite): number {
  return readFileSync(log, 'utf8').split('Loaded functions definitions').length
}
