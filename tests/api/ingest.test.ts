import { createHash } from 'node:crypto'
import { Timestamp } from '@google-cloud/firestore'
import { dayExpiresAt } from '@vigie/domain/care/days-kept'
import { daySchema } from '@vigie/domain/devices/device'
import { paths } from '@vigie/domain/paths'
import { eventIdOf, eventKey } from '@vigie/domain/sensors/event-key'
import { localDate } from '@vigie/domain/time/local-time'
import { describe, expect, it } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { newDevEui, newId } from '../support/ids.ts'
import { publish } from '../support/pubsub.ts'
import { push } from '../support/push.ts'
import { eventMessage } from '../support/sensor-messages.ts'
import { shuffled } from '../support/shuffled.ts'
import { whenDocument } from '../support/until.ts'

const minute = 60_000

/** A home with one resident and their chair pad. */
async function homeWithChair() {
  const home = await createHome()
  const bid = await home.addResident()
  const deviceId = await home.addDevice(bid, 'NOVIKA-LW-COUSSIN', 'Fauteuil')
  return { home, bid, deviceId, device: paths.device(home.eid, bid, deviceId) }
}

/** Just now, on the same day of the home as the seconds before it, of which tests tell as well. */
function justNow(): number {
  const [now, before] = [Date.now(), Date.now() - 5_000]
  const [today, then] = [now, before].map((at) => localDate(at, 'America/Toronto'))
  return today === then ? now : before
}

const dayOf = ({ eid }: TestHome, bid: string, deviceId: string, at: number) =>
  paths.day(eid, bid, localDate(at, 'America/Toronto'), deviceId)

const dataOf = async (path: string) => (await db.doc(path).get()).data()

describe('an event that a gateway publishes', () => {
  it('shows on the device and in its day', async () => {
    const { home, bid, deviceId, device } = await homeWithChair()
    const occurredAt = Date.now()
    const message = eventMessage(home, { deviceId, kind: 'sitDown', eventId: 'sat-1', occurredAt })
    await publish(message)

    const state = await whenDocument(device, ({ lastSeenAt }) => lastSeenAt === occurredAt)
    expect(state).toMatchObject({
      location: 'Fauteuil',
      lastEvent: { id: 'sat-1', kind: 'sitDown', value: null, at: occurredAt },
      battery: { percent: 87, at: occurredAt },
      signal: { rssi: -97 },
    })
    const sat = eventKey({ eventId: 'sat-1', kind: 'sitDown', saidAt: occurredAt })
    const date = localDate(occurredAt, 'America/Toronto')
    expect(await dataOf(dayOf(home, bid, deviceId, occurredAt))).toEqual({
      deviceId,
      type: 'NOVIKA-LW-COUSSIN',
      date,
      expireAt: Timestamp.fromDate(dayExpiresAt(date, 13)),
      events: { [sat]: { kind: 'sitDown', value: null, at: occurredAt, receivedAt: expect.any(Number) } },
    })
  })

  it('is read from a ChirpStack uplink too, all its readings in one go', async () => {
    const home = await createHome()
    const bid = await home.addResident()
    const deviceId = await home.addDevice(bid, 'DRAGINO-LHT65S-NE117', 'Chambre')
    const time = Date.now()
    const uplink = {
      deduplicationId: newId('uplink'),
      time: new Date(time).toISOString(),
      deviceInfo: { devEui: deviceId, tags: { apiKey: home.apiKey } },
      fPort: 2,
      // 28.29 °C and 88.6 %, from the vendor's payload document.
      data: 'y/YLDQN2AQrdf/8=',
      rxInfo: [{ gatewayId: '0016c001f153a14c', rssi: -97, snr: 7.5 }],
    }
    await push({ attributes: { event: 'up' }, data: JSON.stringify(uplink), messageId: newId('message') })

    const { readings } = (await dataOf(paths.device(home.eid, bid, deviceId))) ?? {}
    expect(readings).toMatchObject({
      temperature: { value: 28.29, at: time },
      humidity: { value: 88.6, at: time },
    })
  })
})

describe('an event id of the contract', () => {
  const ids = ['x.y', '.', '..', '...', '__x__', '__proto__', 'constructor', 'toString', 'a:b', '_']

  it('names its event, once, whatever it looks like', async () => {
    const { home, bid, deviceId } = await homeWithChair()
    const occurredAt = Date.now()
    const messages = ids.map((eventId) =>
      eventMessage(home, { deviceId, kind: 'sitDown', eventId, occurredAt }),
    )
    await push(...messages, ...messages)
    const day = daySchema.parse(await dataOf(dayOf(home, bid, deviceId, occurredAt)))
    expect(Object.keys(day.events).map(eventIdOf).sort()).toEqual(ids.toSorted())
  })

  it('given to two kinds of event, and again to a later one, names three, each once', async () => {
    const { home, bid, deviceId, device } = await homeWithChair()
    const now = justNow()
    const said = (kind: 'buttonPressed' | 'fall', occurredAt: number) =>
      eventMessage(home, { deviceId, kind, eventId: 'one-id', occurredAt })
    const messages = [
      said('buttonPressed', now - 2_000),
      said('fall', now - 2_000),
      said('buttonPressed', now - 1_000),
    ]
    for (const message of [...messages, ...messages]) await push(message)
    const day = daySchema.parse(await dataOf(dayOf(home, bid, deviceId, now)))
    const stored = Object.entries(day.events).map(([key, { kind, at }]) => [eventIdOf(key), kind, now - at])
    expect(stored.sort()).toEqual([
      ['one-id', 'buttonPressed', 1_000],
      ['one-id', 'buttonPressed', 2_000],
      ['one-id', 'fall', 2_000],
    ])
    expect((await dataOf(device))?.lastEvent).toMatchObject({ kind: 'buttonPressed', at: now - 1_000 })
  })

  it('raises its alert', async () => {
    const home = await createHome()
    const deviceId = await home.addDevice(await home.addResident(), 'NOVIKA-LW-BOUTON')
    await home.addRule({ action: 'buttonPressed', deviceTypes: ['NOVIKA-LW-BOUTON'] })
    const messages = ids.map((eventId) => eventMessage(home, { deviceId, kind: 'buttonPressed', eventId }))
    await push(...messages, ...messages)
    const alerts = await db.collection(paths.alerts(home.eid)).get()
    expect(alerts.docs.map((alert) => alert.get('occurrences'))).toEqual([ids.length])
  })
})

describe('delivered more than once, in any order', () => {
  it('changes nothing the second time', async () => {
    const { home, bid, deviceId, device } = await homeWithChair()
    const now = justNow()
    const messages = [4, 3, 2, 1].map((age) =>
      eventMessage(home, { deviceId, kind: age % 2 ? 'sitDown' : 'standUp', occurredAt: now - age * 1_000 }),
    )
    for (const message of messages) await push(message)
    const day = dayOf(home, bid, deviceId, now)
    const before = await db.getAll(db.doc(device), db.doc(day))

    await push(...shuffled(messages), ...messages)
    const after = await db.getAll(db.doc(device), db.doc(day))
    expect(after.map((snapshot) => snapshot.data())).toEqual(before.map((snapshot) => snapshot.data()))
    expect(after.map(({ updateTime }) => updateTime)).toEqual(before.map(({ updateTime }) => updateTime))
  })

  it('shows the latest by the sensor’s clock and keeps them all', async () => {
    const { home, bid, deviceId, device } = await homeWithChair()
    const now = justNow()
    const events = Array.from({ length: 24 }, (_, index) => ({
      deviceId,
      kind: index % 2 ? ('sitDown' as const) : ('standUp' as const),
      eventId: `event-${index}`,
      occurredAt: now - (24 - index) * 100,
    }))
    await push(...shuffled(events).map((event) => eventMessage(home, event)))

    const state = await dataOf(device)
    expect(state?.lastEvent).toEqual({ id: 'event-23', kind: 'sitDown', value: null, at: now - 100 })
    expect(state?.day.part).toBe(1)
    const { events: stored } = (await dataOf(dayOf(home, bid, deviceId, now))) ?? {}
    expect(Object.keys(stored).map(eventIdOf).sort()).toEqual(events.map(({ eventId }) => eventId).sort())
  })

  it('fills the day when it comes late, and says so', async () => {
    const { home, bid, deviceId, device } = await homeWithChair()
    const occurredAt = Date.now() - 11 * minute
    await push(eventMessage(home, { deviceId, kind: 'sitDown', eventId: 'late', occurredAt }))
    const { events } = (await dataOf(dayOf(home, bid, deviceId, occurredAt))) ?? {}
    expect(Object.values(events)).toMatchObject([{ at: occurredAt, late: true }])
    expect((await dataOf(device))?.lastSeenAt).toBe(occurredAt)
  })
})

describe('what ingest remembers', () => {
  it('never refuses the new API key of a home', async () => {
    const { home, deviceId, device } = await homeWithChair()
    await push(eventMessage(home, { deviceId, kind: 'sitDown' }))
    const apiKey = newId('key')
    const hash = createHash('sha256').update(apiKey).digest('hex')
    await db.doc(paths.keys(home.eid)).update({ 'current.hash': hash })

    const message = eventMessage({ apiKey }, { deviceId, kind: 'standUp', eventId: 'with-new-key' })
    await push(message)
    expect((await dataOf(device))?.lastEvent.id).toBe('with-new-key')
  })

  it('never refuses a device that was just installed', async () => {
    const home = await createHome()
    const bid = await home.addResident()
    const deviceId = newDevEui()
    const early = eventMessage(home, { deviceId, kind: 'sitDown' })
    await push(early)
    expect(await dataOf(paths.refusal(early.messageId))).toMatchObject({ reason: 'unknownDevice', deviceId })

    await home.addDevice(bid, 'NOVIKA-LW-COUSSIN', 'Lit', deviceId)
    await push(eventMessage(home, { deviceId, kind: 'sitDown', eventId: 'installed' }))
    expect((await dataOf(paths.device(home.eid, bid, deviceId)))?.lastEvent.id).toBe('installed')
  })
})
