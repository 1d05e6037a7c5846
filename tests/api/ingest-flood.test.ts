import { paths } from '@vigie/domain/paths'
import { localDate } from '@vigie/domain/time/local-time'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { db } from '../support/firestore.ts'
import { homeWhereOneIsTold, onlyAlertOf } from '../support/home-with-button.ts'
import { newId } from '../support/ids.ts'
import { eventMessage, type TestMessage } from '../support/sensor-messages.ts'
import { shuffled } from '../support/shuffled.ts'

/** What was done, in this order: it was asked who sent a message, an alert was raised, a group of events began to be written. */
let done: ('message' | 'alert' | 'events')[] = []
const doneBefore = (what: (typeof done)[number]) => done.slice(0, done.indexOf(what))
vi.mock('../../functions/src/ingest/identify.ts', async (original) => {
  const real: typeof import('../../functions/src/ingest/identify.ts') = await original()
  return {
    identify: (...given: Parameters<typeof real.identify>) => {
      done.push('message')
      return real.identify(...given)
    },
  }
})
vi.mock('../../functions/src/data/alerts.ts', async (original) => {
  const real: typeof import('../../functions/src/data/alerts.ts') = await original()
  return {
    withAlerts: async (...given: Parameters<typeof real.withAlerts>) => {
      await real.withAlerts(...given)
      done.push('alert')
    },
  }
})
vi.mock('../../functions/src/data/event-batch.ts', async (original) => {
  const real: typeof import('../../functions/src/data/event-batch.ts') = await original()
  return {
    ...real,
    commitDeviceChanges: (...given: Parameters<typeof real.commitDeviceChanges>) => {
      done.push('events')
      return real.commitDeviceChanges(...given)
    },
  }
})
// However long a busy machine takes for an alert.
vi.mock('../../functions/src/ingest/right-of-way.ts', async (original) => {
  const { RightOfWay }: typeof import('../../functions/src/ingest/right-of-way.ts') = await original()
  return { RightOfWay, rightOfWay: new RightOfWay(60_000) }
})
// A database of its own, that no trigger looks at, and that the functions in this process share.
vi.mock('../support/firestore.ts', async () => {
  const { Firestore } = await import('@google-cloud/firestore')
  return { db: new Firestore({ projectId: 'demo-flood' }) }
})
vi.mock('../../functions/src/data/firestore.ts', async () => {
  const support = await import('../support/firestore.ts')
  return { firestore: () => support.db }
})
process.env.PUBLIC_URL ??= 'http://127.0.0.1:5000'
const { onMessage } = await import('../../functions/src/ingest/on-message.ts')
afterAll(() => db.terminate())
beforeEach(() => {
  done = []
})

const give = ({ messageId, attributes, data }: TestMessage) =>
  onMessage({
    messageId,
    attributes,
    publishTime: new Date().toISOString(),
    data: Buffer.from(data).toString('base64'),
  })

/** What a bed pad says that says the same thing again and again, a second apart, the last of it just now. */
async function floodOf(count: number) {
  const { home, bid } = await homeWhereOneIsTold()
  const deviceId = await home.addDevice(bid, 'NOVIKA-LW-BANDE')
  const until = Date.now()
  const said = Array.from({ length: count }, (_, index) =>
    eventMessage(home, {
      deviceId,
      kind: index % 2 === 0 ? 'layDown' : 'sitDown',
      eventId: newId('flood'),
      occurredAt: until - (count - index) * 1_000,
    }),
  )
  const stored = async () => {
    const days = [until - count * 1_000, until].map((at) => localDate(at, 'America/Toronto'))
    const asked = [...new Set(days)].flatMap((date) =>
      [1, 2, 3].map((part) => db.doc(paths.day(home.eid, bid, date, deviceId, part)).get()),
    )
    return (await Promise.all(asked)).flatMap((day) => Object.keys(day.get('events') ?? {}))
  }
  return { said, stored }
}

it('a call for help that comes among a flood is raised before any of the flood is written or more of it begins, and none is lost', async () => {
  const { said, stored } = await floodOf(240)
  const { home, press } = await homeWhereOneIsTold()
  // Under way already, as its places are all taken.
  const first = said.slice(0, 80).map(give)
  const call = give(press())
  const rest = said.slice(80).map(give)
  await Promise.all([...first, call, ...rest])

  // Its own message, and those that came before it.
  expect(doneBefore('alert')).toEqual(Array.from({ length: 81 }, () => 'message'))
  expect(done.filter((each) => each === 'alert')).toHaveLength(1)
  expect(await onlyAlertOf(home)).toMatchObject({ occurrences: 1, waves: 1 })
  const keys = await stored()
  expect(keys).toHaveLength(240)
  expect(new Set(keys).size).toBe(240)
})

it('a flood that comes in disorder, and again, looks into each part of its day once a group', async () => {
  const { said, stored } = await floodOf(300)
  const looks = vi.spyOn(db, 'getAll')
  await give(said[200] as TestMessage)
  await Promise.all(shuffled(said).map(give))
  await Promise.all(shuffled(said).map(give))
  const days = looks.mock.calls.flat().filter((one) => 'path' in one && one.path.includes('/days/'))
  looks.mockRestore()
  const groups = done.filter((each) => each === 'events').length
  expect(days.length).toBeGreaterThan(0)
  // Those of the first time are written, those that come again are looked for alone; a day may end in between.
  expect(days.length).toBeLessThanOrEqual(60)
  expect(groups).toBeLessThanOrEqual(20)
  const keys = await stored()
  expect(keys).toHaveLength(300)
  expect(new Set(keys).size).toBe(300)
})
