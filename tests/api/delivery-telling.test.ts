import { Transaction } from '@google-cloud/firestore'
import type { Delivery } from '@vigie/domain/deliveries/delivery'
import { allReported, type ProviderReport } from '@vigie/domain/deliveries/delivery-life'
import { paths } from '@vigie/domain/paths'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { type QueuedMessage, queueMessage, queueMessages } from '../support/outbox.ts'

/** A database that no trigger looks at, and what is done before its next transaction. */
const stand = await vi.hoisted(async () => {
  const { Firestore } = await import('@google-cloud/firestore')
  const projectId = `demo-vigie-telling-${crypto.randomUUID().slice(0, 8)}`
  const db = new Firestore({ projectId })
  const work: { before: (() => Promise<unknown>) | null } = { before: null }
  /** The channels by which something was sent, in order. */
  const sent: string[] = []
  const runTransaction: typeof db.runTransaction = async (...given) => {
    const { before } = work
    work.before = null
    await before?.()
    return db.runTransaction(...given)
  }
  return { db, work, sent, client: new Proxy(db, { get: get(runTransaction) }) }

  function get(replaced: typeof runTransaction) {
    return (target: typeof db, name: string | symbol) => {
      if (name === 'runTransaction') return replaced
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    }
  }
})
vi.mock('../../functions/src/data/firestore.ts', () => ({ firestore: () => stand.client }))
// A machine that is busy may take longer than the moment after which what is known is told: here it never comes.
vi.mock('node:timers/promises', () => ({ setTimeout: () => new Promise(() => {}) }))
/** A provider that reports what became of a message before it has answered, of one message after the other. */
vi.mock('../../functions/src/delivery/senders.ts', () => {
  let before: Promise<unknown> = Promise.resolve()
  const sender = async ({ place, attempt }: { place: DeliveryPlace; attempt: number }) => {
    const report: ProviderReport = { status: 'delivered', attempt, providerId: 'SM1', reason: null }
    before = before.then(() => takeReports(place, [report]))
    await before
    return { providerId: 'SM1' }
  }
  return {
    senderOf: async (channel: string) => {
      stand.sent.push(channel)
      return sender
    },
  }
})
const { recordReport } = await import('../../functions/src/data/deliveries.ts')
type DeliveryPlace = Parameters<typeof recordReport>[0]['place']
const { tellWave } = await import('../../functions/src/data/tell-wave.ts')
const { takeReports } = await import('../../functions/src/delivery/take-report.ts')
const { deliverWave } = await import('../../functions/src/delivery/deliver-wave.ts')

beforeEach(() => {
  vi.restoreAllMocks()
})
afterAll(() => stand.db.terminate())

const placeOf = ({ eid: establishmentId, did: deliveryId }: QueuedMessage) => ({
  establishmentId,
  deliveryId,
})
const wavePlaceOf = ({ eid: establishmentId, waveId }: QueuedMessage) => ({ establishmentId, waveId })
const read = async (path: string) => (await stand.db.doc(path).get()).data()
const waveOf = ({ eid, waveId }: QueuedMessage) => read(paths.wave(eid, waveId))
const stepsOf = async ({ eid, aid }: QueuedMessage) => (await read(paths.alert(eid, aid)))?.timeline.slice(1)

/** A message whose provider took it, and what its bounce is recorded by. */
async function takenMessage() {
  const taken = { state: 'accepted', attempts: 1, dueAt: null, acceptedAt: 1 } as const
  const message = await queueMessage(stand.db, { channel: 'email', ...taken })
  const now = Date.now()
  const bounced: ProviderReport = { status: 'bounced', attempt: 1, providerId: null, reason: 'bounce' }
  const decide = (delivery: Delivery) => allReported(delivery, [bounced], now)
  return { message, now, bounce: () => recordReport({ place: placeOf(message), decide }, now) }
}
const lost = [{ step: 'accepted' }, { step: 'undeliverable' }, { step: 'nobodyReached' }]

it('a report that comes as the alert is about to be told of less is told with it', async () => {
  const { message, now, bounce } = await takenMessage()
  stand.work.before = bounce
  await tellWave(wavePlaceOf(message), now)
  expect(await stepsOf(message)).toMatchObject(lost)
  expect(await waveOf(message)).toMatchObject({ dueAt: null })
})

it('whoever is about to tell less takes nothing back of what was told meanwhile: nobody was reached, and somebody else is asked', async () => {
  const { message, now, bounce } = await takenMessage()
  stand.work.before = async () => {
    await bounce()
    await tellWave(wavePlaceOf(message), now)
  }
  await tellWave(wavePlaceOf(message), now + 1)
  expect(await read(paths.alert(message.eid, message.aid))).toMatchObject({ nobodyReachedAt: now })
  expect(await stepsOf(message)).toMatchObject(lost)
})

it('a report that comes once nobody tells of it leaves its mark for the sweep', async () => {
  const { message, now, bounce } = await takenMessage()
  await tellWave(wavePlaceOf(message), now)
  expect(await stepsOf(message)).toMatchObject([{ step: 'accepted' }])
  await bounce()
  expect(await waveOf(message)).toMatchObject({ dueAt: now })
})

it('an alert none of whose messages can be read says that nobody was reached', async () => {
  const message = await queueMessage(stand.db, { channel: 'sms' })
  await stand.db.doc(paths.delivery(message.eid, message.did)).update({ text: 7 })
  await tellWave(wavePlaceOf(message), Date.now())
  expect(await stepsOf(message)).toMatchObject([{ step: 'nobodyReached' }])
})

it('a wave begins with its SMS, and is one write to its alert, though reports overtake the answers of the providers', async () => {
  const channels = ['email', 'sms', 'email', 'sms', 'email', 'sms'] as const
  const messages = await queueMessages(
    stand.db,
    channels.map((channel) => ({ channel })),
  )
  const [first] = messages
  if (first === undefined) throw new Error('nothing was queued')
  const update = vi.spyOn(Transaction.prototype, 'update')
  await deliverWave(wavePlaceOf(first))
  expect(stand.sent).toEqual(['sms', 'sms', 'sms', 'email', 'email', 'email'])

  const alert = paths.alert(first.eid, first.aid)
  expect(update.mock.calls.filter(([{ path }]) => path === alert)).toHaveLength(1)
  expect(await stepsOf(first)).toHaveLength(channels.length)
  const states = await Promise.all(messages.map(({ eid, did }) => read(paths.delivery(eid, did))))
  expect(states.map((delivery) => delivery?.state)).toEqual(channels.map(() => 'delivered'))
})
