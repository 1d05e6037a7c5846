import { paths } from '@vigie/domain/paths'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { db } from '../support/firestore.ts'
import type { TestHome } from '../support/home.ts'
import { homeWithUplinks } from '../support/home-with-uplinks.ts'
import { eventMessage, type TestMessage } from '../support/sensor-messages.ts'
import { whenCollection } from '../support/until.ts'

/** What the next write of a device's record waits for. */
const hold: { next: (() => Promise<unknown>) | null; judged: () => void } = { next: null, judged: () => {} }
vi.mock('../../functions/src/data/event-batch.ts', async (original) => {
  const real: typeof import('../../functions/src/data/event-batch.ts') = await original()
  return {
    ...real,
    commitDeviceChanges: async (...given: Parameters<typeof real.commitDeviceChanges>) => {
      const { next } = hold
      hold.next = null
      await next?.()
      return real.commitDeviceChanges(...given)
    },
  }
})
vi.mock('../../functions/src/alerts/raise-alerts.ts', async (original) => {
  const real: typeof import('../../functions/src/alerts/raise-alerts.ts') = await original()
  return {
    ...real,
    raiseAlerts: (...given: Parameters<typeof real.raiseAlerts>) => {
      hold.judged()
      return real.raiseAlerts(...given)
    },
  }
})
// A database of its own, that no trigger looks at, and that the functions in this process share.
vi.mock('../support/firestore.ts', async () => {
  const { Firestore } = await import('@google-cloud/firestore')
  return { db: new Firestore({ projectId: 'demo-meanwhile' }) }
})
vi.mock('../../functions/src/data/firestore.ts', async () => {
  const support = await import('../support/firestore.ts')
  return { firestore: () => support.db }
})
process.env.PUBLIC_URL ??= 'http://127.0.0.1:5000'
const { removeDevice } = await import('../../functions/src/data/kept-devices.ts')
/** An instance of ingest, which remembers what itself has read and written. */
async function newInstance() {
  vi.resetModules()
  const { onMessage } = await import('../../functions/src/ingest/on-message.ts')
  return ({ messageId, attributes, data }: TestMessage) =>
    onMessage({
      messageId,
      attributes,
      publishTime: new Date().toISOString(),
      data: Buffer.from(data).toString('base64'),
    })
}
const give = await newInstance()
afterAll(() => db.terminate())

const [start, underWay, over] = ['57 F6 623133E1 03', '57 34 F6 623133E1', '57 F6 623133E1 04']

async function resolveAll({ eid }: TestHome): Promise<void> {
  const { docs } = await db.collection(paths.alerts(eid)).get()
  await Promise.all(docs.map(({ ref }) => ref.update({ state: 'resolved' })))
}

it('an SOS whose beginning was lost is a call, though another instance heard of the last one than of its end', async () => {
  const other = await newInstance()
  const { home, frame, alerts } = await homeWithUplinks('MOKO-LW-004PB')
  await home.addRule({ action: 'buttonPressed', deviceTypes: ['MOKO-LW-004PB'] })
  await give(frame(Date.now(), 1, over))
  await other(frame(Date.now(), 1, start))
  expect(await alerts()).toHaveLength(1)
  await resolveAll(home)
  await give(frame(Date.now() + 1, 1, over))
  await give(frame(Date.now() + 2, 4, underWay))
  expect(await alerts()).toHaveLength(2)
})

it('an SOS that is told while the record still learns that the last one is over is a call', async () => {
  const { home, frame, alerts } = await homeWithUplinks('MOKO-LW-004PB')
  await home.addRule({ action: 'buttonPressed', deviceTypes: ['MOKO-LW-004PB'] })
  await give(frame(Date.now(), 1, start))
  expect(await alerts()).toHaveLength(1)
  await resolveAll(home)

  const judged = new Promise<void>((resolve) => {
    hold.judged = resolve
  })
  hold.next = () => judged
  const ending = give(frame(Date.now(), 1, over))
  await vi.waitFor(() => expect(hold.next).toBeNull(), { timeout: 60_000 })
  await Promise.all([ending, give(frame(Date.now() + 1, 4, underWay))])
  expect(await alerts()).toHaveLength(2)
})

describe('a press whose chart is being written', () => {
  async function pressOf(written: () => Promise<unknown>) {
    const { home, deviceId, kinds } = await homeWithUplinks('NOVIKA-LW-BOUTON')
    const recipients = [{ kind: 'user' as const, uid: await home.addMember() }]
    await home.addRule({ action: 'buttonPressed', deviceTypes: ['NOVIKA-LW-BOUTON'], recipients })
    const message = eventMessage(home, { deviceId, kind: 'buttonPressed' })
    hold.next = written
    return { home, deviceId, kinds, message, given: give(message) }
  }
  const whenCalled = async ({ eid }: TestHome) => {
    expect(await whenCollection(paths.deliveries(eid), ({ length }) => length > 0)).toMatchObject([
      { channel: 'sms', state: 'pending' },
    ])
    expect((await db.collection(paths.alerts(eid)).get()).docs.map((alert) => alert.get('state'))).toEqual([
      'open',
    ])
  }

  it('is called once, by its alert, though the button is taken away before it stands in the chart', async () => {
    const written = Promise.withResolvers<void>()
    const { home, deviceId, message, given } = await pressOf(() => written.promise)
    await whenCalled(home)
    const administrator = { uid: 'administrator', now: Date.now() }
    expect(await removeDevice({ eid: home.eid, deviceId, ...administrator })).toBe(true)
    written.resolve()
    await given
    const refusalOf = async ({ messageId }: TestMessage) =>
      (await db.doc(paths.refusal(messageId)).get()).data()
    expect(await refusalOf(message)).toMatchObject({ reason: 'unknownDevice', callForHelp: false })
    const later = eventMessage(home, { deviceId, kind: 'buttonPressed' })
    await give(later)
    expect(await refusalOf(later)).toMatchObject({ reason: 'unknownDevice', callForHelp: true })
  })

  it('has its alert and its SMS before, and is acknowledged after', async () => {
    const written = Promise.withResolvers<void>()
    const { home, kinds, given } = await pressOf(() => written.promise)
    let isAcknowledged = false
    const acknowledged = given.then(() => {
      isAcknowledged = true
    })
    await whenCalled(home)
    expect(isAcknowledged).toBe(false)
    expect(await kinds()).toEqual([])
    written.resolve()
    await acknowledged
    expect(await kinds()).toEqual(['buttonPressed'])
  })

  it('has them though that fails, and no more of them when it comes again', async () => {
    const { home, kinds, message, given } = await pressOf(() => Promise.reject(new Error('no chart')))
    await expect(given).rejects.toThrow('no chart')
    await whenCalled(home)
    await give(message)
    await whenCalled(home)
    expect(await kinds()).toEqual(['buttonPressed'])
  })
})
