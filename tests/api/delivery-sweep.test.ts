import { Firestore } from '@google-cloud/firestore'
import type { Delivery } from '@vigie/domain/deliveries/delivery'
import { unreadableAgainMs, unreadableForMs } from '@vigie/domain/deliveries/delivery-policy'
import { paths } from '@vigie/domain/paths'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { atOncePerHome } from '../../functions/src/delivery/pools.ts'
import { lateSweep } from '../support/delivery-events.ts'
import type { FrameworkProcess } from '../support/framework-process.ts'
import { startFunction } from '../support/function-process.ts'
import { newId } from '../support/ids.ts'
import { type QueuedMessage, queueMessages } from '../support/outbox.ts'
import { messagesTo } from '../support/sandbox.ts'

/** A project that the suite's own functions do not look at: only the sweeps of this test send its messages. */
const project = newId('demo-vigie-sweep')
const db = new Firestore({ projectId: project })

let reports: FrameworkProcess
let sweepers: FrameworkProcess[]
beforeAll(async () => {
  reports = await startFunction({ name: 'providerStatus', kind: 'http', project })
  const start = () =>
    startFunction({ name: 'sweepDeliveries', kind: 'http', project, publicUrl: reports.url })
  sweepers = await Promise.all([start(), start()])
})
afterAll(async () => {
  const processes = [...(sweepers ?? []), ...(reports ? [reports] : [])]
  await Promise.all([...processes.map((each) => each.kill()), db.terminate()])
})

/** Each of these processes looks once at what is due, at the same time. */
async function sweepAtOnce(processes: readonly FrameworkProcess[]): Promise<void> {
  const answers = await Promise.all(processes.map(({ url }) => fetch(url, lateSweep)))
  expect(answers.map(({ status }) => status)).toEqual(processes.map(() => 200))
}

const putOff = (channel: Delivery['channel'], dueAt: number, change: Partial<Delivery> = {}) => ({
  channel,
  attempts: 1,
  dueAt,
  ...change,
})
/** How often each message was tried, the one before the test included. */
const triesOf = async (messages: readonly QueuedMessage[]) => {
  const found = await db.getAll(...messages.map(({ eid, did }) => db.doc(paths.delivery(eid, did))))
  return found.map((delivery) => delivery.get('attempts'))
}
const sentTo = async (messages: readonly QueuedMessage[]) =>
  (await Promise.all(messages.map(({ to }) => messagesTo(to)))).map((sent) => sent.length)

describe('what is due', () => {
  it('goes out once, though two sweeps overlap', async () => {
    const due = Date.now() - 1_000
    const channels = Array.from({ length: 8 }, (_, index) => (index % 2 === 0 ? 'sms' : 'email'))
    const messages = await queueMessages(
      db,
      channels.map((channel) => putOff(channel, due)),
    )
    await sweepAtOnce(sweepers)
    await sweepAtOnce(sweepers)

    expect(await sentTo(messages)).toEqual(messages.map(() => 1))
    expect(await triesOf(messages)).toEqual(messages.map(() => 2))
  })

  it('goes out though 150 messages that cannot be read are due before it, which are given up after an hour', async () => {
    const long = Date.now() - 60_000
    // Of most not even the channel can be read.
    const spoilt = Array.from({ length: 150 }, (_, index) =>
      index % 10 > 0 ? { channel: 'pigeon' } : { channel: 'sms', urgent: true, attempts: 1, text: 7 },
    )
    const outbox = db.collection(paths.deliveries(newId('home')))
    const createdAt = long - unreadableForMs
    await Promise.all(
      spoilt.map((message, index) => outbox.add({ ...message, createdAt, dueAt: long + index })),
    )
    const [good] = await queueMessages(db, [putOff('sms', long + 30_000)])
    const [first] = sweepers
    if (first === undefined || good === undefined) throw new Error('no sweep, or nothing was queued')
    for (let look = 0; look < 4; look++) await sweepAtOnce([first])

    expect(await sentTo([good])).toEqual([1])
    const { docs } = await outbox.get()
    const givenUp = docs.filter((message) => message.get('lastError') === 'unreadable')
    expect(givenUp).toHaveLength(spoilt.length)
    expect(new Set(docs.map((message) => `${message.get('state')} ${message.get('dueAt')}`))).toEqual(
      new Set(['failed null']),
    )
    expect(docs.every((message) => message.get('expireAt') !== undefined)).toBe(true)
  })

  it('is left to a newer instance for an hour where it cannot be read, and hides nothing meanwhile', async () => {
    const [newer, good] = await queueMessages(db, [
      putOff('sms', 1, { about: { kind: 'choir' } as never }),
      putOff('sms', Date.now() - 1_000),
    ])
    const [first] = sweepers
    if (first === undefined || newer === undefined || good === undefined) throw new Error('nothing is there')
    const { about } = (await db.doc(paths.delivery(good.eid, good.did)).get()).data() as Delivery
    const message = db.doc(paths.delivery(newer.eid, newer.did))
    const began = Date.now()
    await sweepAtOnce([first])
    expect(await sentTo([newer, good])).toEqual([0, 1])
    const { state, dueAt } = (await message.get()).data() as Delivery
    expect({ state, isPutOff: dueAt !== null && dueAt >= began + unreadableAgainMs }).toEqual({
      state: 'pending',
      isPutOff: true,
    })

    // A newer instance can read it.
    await message.update({ about, dueAt: began })
    await sweepAtOnce([first])
    expect(await sentTo([newer])).toEqual([1])
    expect((await message.get()).get('lastError')).toBeNull()
  })

  it('is told of though a wave cannot be read, which is left out after it was reported once', async () => {
    const wave = db.doc(paths.wave(newId('home'), newId('wave')))
    await wave.set({ alertIds: 7, dueAt: 1 })
    const [first] = sweepers
    if (first === undefined) throw new Error('no sweep')
    expect((await fetch(first.url, lateSweep)).status).toBe(500)
    expect((await wave.get()).get('dueAt')).toBeNull()
    await sweepAtOnce([first])
  })

  it('goes out for a home of which little is due, though over a hundred messages of another are due before', async () => {
    const long = Date.now() - 60_000
    const sms = (dueAt: number) => putOff('sms', dueAt)
    const flood = await queueMessages(
      db,
      Array.from({ length: 110 }, (_, index) => sms(long + index)),
    )
    const [other] = await queueMessages(db, [sms(long + 30_000)])
    const [first] = sweepers
    if (first === undefined || other === undefined) throw new Error('no sweep, or nothing was queued')
    await sweepAtOnce([first])
    expect(await triesOf([other])).toEqual([2])
    // No more of the one home than its share, the longest due first.
    expect(await triesOf(flood)).toEqual(flood.map((_, index) => (index < atOncePerHome.sms ? 2 : 1)))
    // What is left of it is no business of the other tests.
    const left = flood.slice(atOncePerHome.sms).map(({ eid, did }) => db.doc(paths.delivery(eid, did)))
    await Promise.all(left.map((message) => message.update({ state: 'cancelled', dueAt: null })))
  })

  it('goes out entirely where it is more than one look takes in, the calls for help at the first look', async () => {
    const long = Date.now() - 60_000
    const account: Partial<Delivery> = {
      about: { kind: 'account', uid: 'somebody', waveId: 'accounts' },
      urgent: false,
    }
    const [others, calls] = await Promise.all([
      queueMessages(
        db,
        Array.from({ length: 130 }, (_, index) => putOff('email', long + index, account)),
      ),
      queueMessages(
        db,
        Array.from({ length: 12 }, (_, index) => putOff(index % 2 === 0 ? 'sms' : 'email', long + 30_000)),
      ),
    ])
    const [first] = sweepers
    if (first === undefined) throw new Error('no sweep')
    await sweepAtOnce([first])
    expect(await triesOf(calls)).toEqual(calls.map(() => 2))
    const waiting = (await triesOf(others)).filter((tries) => tries === 1)
    expect(waiting.length).toBeGreaterThanOrEqual(100)

    for (let look = 0; look < 6; look++) await sweepAtOnce([first])
    expect(await triesOf(others)).toEqual(others.map(() => 2))
    expect(await sentTo([...calls, ...others])).toEqual([...calls, ...others].map(() => 1))
  })
})
