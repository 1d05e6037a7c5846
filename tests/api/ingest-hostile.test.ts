import { paths } from '@vigie/domain/paths'
import { eventIdOf } from '@vigie/domain/sensors/event-key'
import { type Refusal, refusalReasons, refusalSchema } from '@vigie/domain/sensors/refusal'
import { localDate } from '@vigie/domain/time/local-time'
import fc from 'fast-check'
import { beforeAll, expect, it, vi } from 'vitest'
import { type HostileMessage, hostileMessage } from '../fixtures/hostile-messages.ts'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { newId } from '../support/ids.ts'
import { eventMessage } from '../support/sensor-messages.ts'

/** The reason each message was refused for, by its id. */
const refused = new Map<string, string | undefined>()
// The topic itself is Pub/Sub's; here it is only asked what goes there, 20,000 times.
vi.mock('../../functions/src/data/dead-letters.ts', () => ({
  publishDeadLetter: async (_: Buffer, { originalMessageId = '', reason }: Record<string, string>) => {
    refused.set(originalMessageId, reason)
  },
}))
/** Refusals that are not written yet. */
const unwritten = new Map<string, Refusal>()
// A write for each would be most of the work: they are written together.
vi.mock('../../functions/src/data/refusals.ts', () => ({
  writeRefusal: async (messageId: string, refusal: Refusal) => {
    unwritten.set(messageId, refusal)
  },
}))
async function writeRefusals(): Promise<void> {
  const batch = db.batch()
  for (const [id, refusal] of unwritten) batch.set(db.doc(paths.refusal(id)), refusal)
  unwritten.clear()
  await batch.commit()
}
// A database of its own, that no trigger looks at: what becomes of refusals and waves is shown elsewhere.
vi.mock('../support/firestore.ts', async () => {
  const { Firestore } = await import('@google-cloud/firestore')
  return { db: new Firestore({ projectId: 'demo-vigie', databaseId: 'hostile' }) }
})
vi.mock('../../functions/src/data/firestore.ts', async () => {
  const support = await import('../support/firestore.ts')
  return { firestore: () => support.db }
})
// A line for each of them would be most of the work.
vi.mock('firebase-functions/logger', () => ({ warn: () => {}, error: () => {} }))
process.env.PUBLIC_URL ??= 'http://127.0.0.1:5000'
const { onMessage } = await import('../../functions/src/ingest/on-message.ts')

/** How many hostile messages there are, and good ones among them. */
const hostileCount = 20_000
const goodCount = 1_000
/** As many as one instance is given at a time. */
const concurrency = 80
/** Of each type: all that a few of them are said to have told would fill their days, of which each write makes another copy. */
const devicesEach = 10

let home: TestHome
let bid: string
/** Those that good messages come from. */
let buttons: string[]
/** Those that hostile messages name. */
let others: string[]
beforeAll(async () => {
  home = await createHome()
  bid = await home.addResident()
  const addAll = (types: Parameters<TestHome['addDevice']>[1][]) =>
    Promise.all(types.map((type) => home.addDevice(bid, type)))
  buttons = await addAll(Array.from({ length: 20 }, () => 'NOVIKA-LW-BOUTON'))
  const types = [
    'NOVIKA-LW-BOUTON',
    'NOVIKA-LW-CEINTURE',
    'DRAGINO-LHT65S-NE117',
    'MOKO-LW-004PB',
    'MOKO-LW-007PIR',
  ] as const
  others = await addAll(types.flatMap((type) => Array.from({ length: devicesEach }, () => type)))
  await home.addRule({ action: 'buttonPressed', deviceTypes: ['NOVIKA-LW-BOUTON'] })
})

const pushed = ({ attributes, data }: Pick<HostileMessage, 'attributes' | 'data'>, messageId: string) => ({
  messageId,
  publishTime: new Date().toISOString(),
  attributes,
  data,
})

async function allAtOnce(messages: readonly unknown[]): Promise<void> {
  const waiting = [...messages]
  const take = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await onMessage(next)
  }
  await Promise.all(Array.from({ length: concurrency }, take))
}

it('takes every good message in among 20,000 hostile ones, and gives each bad one its reason', async () => {
  const now = Date.now()
  const targets = { deviceIds: others, apiKeys: [home.apiKey] }
  const batch = fc.array(hostileMessage(targets, now), { maxLength: 2_000, size: 'max' })
  const good: { eventId: string; deviceId: string }[] = []
  let hostile = 0
  let foretold = 0
  const takesIn = async (messages: HostileMessage[]) => {
    const mine = Array.from({ length: Math.ceil((messages.length / hostileCount) * goodCount) }, () => ({
      eventId: newId('good'),
      deviceId: buttons[good.length % buttons.length] ?? '',
    }))
    const presses = mine.map((press) => {
      const { attributes, data, messageId } = eventMessage(home, { ...press, kind: 'buttonPressed' })
      return pushed({ attributes, data: Buffer.from(data).toString('base64') }, messageId)
    })
    const step = Math.ceil(messages.length / Math.max(1, presses.length))
    const sent = messages.map((message) => ({ ...message, messageId: newId('hostile') }))
    const mixed = sent.flatMap((message, index) => [
      pushed(message, message.messageId),
      ...(index % step === 0 ? presses.splice(0, 1) : []),
    ])
    await allAtOnce([...mixed, ...presses])
    good.push(...mine)
    hostile += messages.length
    expect([...unwritten.values()].filter((one) => !refusalSchema.safeParse(one).success)).toEqual([])
    await writeRefusals()
    const surprising = sent.filter(
      ({ outcome, messageId }) => outcome !== null && outcome !== (refused.get(messageId) ?? 'taken'),
    )
    expect(surprising.map((message) => ({ ...message, became: refused.get(message.messageId) }))).toEqual([])
    foretold += sent.filter(({ outcome }) => outcome !== null).length
  }
  // In parts, so that a failure shrinks to the few messages that it takes, in the time that there is.
  while (hostile < hostileCount || good.length < goodCount) {
    await fc.assert(fc.asyncProperty(batch, takesIn), { numRuns: 1, interruptAfterTimeLimit: 400_000 })
  }

  const stored = await storedOf(buttons, now)
  expect(good.filter(({ deviceId, eventId }) => !stored.has(`${deviceId} ${eventId}`))).toEqual([])
  expect(good.filter(({ eventId }) => refused.has(eventId))).toEqual([])
  const counted = await countedOf(buttons)
  expect(counted).toBe(good.length)

  expect(foretold).toBeGreaterThan(hostile / 3)
  expect(refused.size).toBeGreaterThan(hostile / 4)
  expect(refusalReasons).toEqual(expect.arrayContaining([...new Set(refused.values())]))
  const seen = await db.collection(paths.refusals).where('establishmentId', '==', home.eid).count().get()
  expect(seen.data().count).toBeGreaterThan(0)
}, 900_000)

async function storedOf(deviceIds: readonly string[], now: number): Promise<Set<string>> {
  const dates = [now, now + 600_000].map((at) => localDate(at, 'America/Toronto'))
  const documents = await db.getAll(
    ...deviceIds.flatMap((id) =>
      [...new Set(dates)].map((date) => db.doc(paths.day(home.eid, bid, date, id))),
    ),
  )
  return new Set(
    documents.flatMap((day) =>
      Object.keys(day.get('events') ?? {}).map((key) => `${day.get('deviceId')} ${eventIdOf(key)}`),
    ),
  )
}

/** How many presses the alerts of these devices stand for. */
async function countedOf(deviceIds: readonly string[]): Promise<number> {
  const alerts = await db.collection(paths.alerts(home.eid)).get()
  return alerts.docs
    .filter((alert) => deviceIds.includes(alert.get('deviceId')))
    .reduce((sum, alert) => sum + alert.get('occurrences'), 0)
}
