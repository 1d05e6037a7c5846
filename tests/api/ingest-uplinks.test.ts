import { paths } from '@vigie/domain/paths'
import { localDate } from '@vigie/domain/time/local-time'
import { describe, expect, it } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { newId } from '../support/ids.ts'
import { push } from '../support/push.ts'

const minute = 60_000

/** A home with one resident who has a device, and what its ChirpStack publishes for it. */
async function homeWith(type: 'MOKO-LW-004PB' | 'MOKO-LW-007PIR' | 'NOVIKA-LW-BANDE') {
  const home = await createHome()
  const bid = await home.addResident()
  const deviceId = await home.addDevice(bid, type)
  const uplink = (time: number, body: object) => ({
    attributes: { event: 'up' },
    messageId: newId('message'),
    data: JSON.stringify({
      deduplicationId: newId('uplink').replaceAll('_', '-'),
      time: new Date(time).toISOString(),
      deviceInfo: { devEui: deviceId, tags: { apiKey: home.apiKey } },
      rxInfo: [{ rssi: -80, snr: 5 }],
      ...body,
    }),
  })
  const frame = (time: number, fPort: number, hex: string) =>
    uplink(time, { fPort, data: Buffer.from(hex.replaceAll(' ', ''), 'hex').toString('base64') })
  const path = paths.device(home.eid, bid, deviceId)
  const device = async () => (await db.doc(path).get()).data()
  const kinds = async (at: number) => {
    const day = await db.doc(paths.day(home.eid, bid, localDate(at, 'America/Toronto'), deviceId)).get()
    const events: { kind: string; at: number }[] = Object.values(day.get('events') ?? {})
    return events.toSorted((one, other) => one.at - other.at).map(({ kind }) => kind)
  }
  const alerts = async () =>
    (await db.collection(paths.alerts(home.eid)).get()).docs.map((document) => document.data())
  return { home, uplink, frame, path, device, kinds, alerts }
}

describe('an uplink without an event', () => {
  it('is a sign of life: seen, with its battery and its signal', async () => {
    const { uplink, device } = await homeWith('NOVIKA-LW-BANDE')
    const at = Date.now()
    await push(uplink(at, { object: { events: [], battery: 64 } }))
    expect(await device()).toMatchObject({
      lastSeenAt: at,
      lastEvent: null,
      battery: { percent: 64, at },
      signal: { rssi: -80, snr: 5, at },
    })
  })

  it('of which every reading was impossible is one too, and is refused', async () => {
    const { uplink, device } = await homeWith('NOVIKA-LW-BANDE')
    const at = Date.now()
    const message = uplink(at, { object: { kind: 'timeLayingDown', value: -1 } })
    await push(message)
    expect(await device()).toMatchObject({ lastSeenAt: at, lastEvent: null })
    const refusal = await db.doc(paths.refusal(message.messageId)).get()
    expect(refusal.get('reason')).toBe('impossibleValue')
  })
})

describe('the door of an LW007', () => {
  // The examples in MOKO's decoder: motion is detected in both, the door is closed in one and open in the other.
  const closed = '623133E1 10 4A 8A2F5A 10B5'
  const open = '6780ecda 10 5a 82d4ea 0000'

  it('is an event when it changed, and not with every motion', async () => {
    const { frame, kinds } = await homeWith('MOKO-LW-007PIR')
    const start = Date.now() - 5 * minute
    const frames = [closed, closed, open, open, closed].map((hex, index) =>
      frame(start + index * 1_000, 6, hex),
    )
    for (const message of frames) await push(message)
    for (const message of frames) await push(message)
    const told = (await kinds(start)).filter((kind) => kind.startsWith('door'))
    expect(told).toEqual(['doorClose', 'doorOpen', 'doorClose'])
  })
})

describe('the door of an LW007 that another instance heard last', () => {
  // Climate is off (all bits set), so that nothing else in the uplink tells what the door was.
  const open = '6780ecda 10 5a ffffff 0000'

  it('opens anew: what this instance remembers makes no event of it, and no alert', async () => {
    const { home, frame, kinds, alerts, path } = await homeWith('MOKO-LW-007PIR')
    await home.addRule({ action: 'doorOpen', deviceTypes: ['MOKO-LW-007PIR'] })
    const at = Date.now() - minute
    await push(frame(at, 6, open))
    const turns = [
      { kind: 'doorOpen', at },
      { kind: 'doorClose', at: at + 1_000 },
    ]
    await db.doc(path).update({ turns, lastSeenAt: at + 1_000 })
    await push(frame(at + 2_000, 6, open))
    expect((await kinds(at)).filter((kind) => kind === 'doorOpen')).toHaveLength(2)
    expect(await alerts()).toMatchObject([{ occurrences: 2 }])
  })
})

describe('the SOS of an LW004', () => {
  const start = '57 F6 623133E1 03'
  const underWay = '57 34 F6 623133E1'
  const over = '57 F6 623133E1 04'

  it('is one call while it goes on, also after it was resolved, and another once it was over', async () => {
    const { home, frame, alerts } = await homeWith('MOKO-LW-004PB')
    await home.addRule({ action: 'buttonPressed', deviceTypes: ['MOKO-LW-004PB'] })
    const at = Date.now() - 5 * minute
    await push(frame(at, 1, start))
    await push(frame(at + 10_000, 4, underWay))
    expect(await alerts()).toMatchObject([{ occurrences: 1 }])
    const [alert] = (await db.collection(paths.alerts(home.eid)).get()).docs
    await alert?.ref.update({ state: 'resolved' })
    await push(frame(at + 20_000, 4, underWay))
    expect(await alerts()).toHaveLength(1)
    await push(frame(at + 90_000, 1, over))
    await push(frame(at + 100_000, 4, underWay))
    expect(await alerts()).toHaveLength(2)
  })

  it('is heard with each frame, so that it stays one call beyond two hours', async () => {
    const { home, frame, alerts, device } = await homeWith('MOKO-LW-004PB')
    await home.addRule({ action: 'buttonPressed', deviceTypes: ['MOKO-LW-004PB'] })
    const at = Date.now() - 180 * minute
    await push(frame(at, 1, start))
    const [alert] = (await db.collection(paths.alerts(home.eid)).get()).docs
    await alert?.ref.update({ state: 'resolved' })
    for (const minutes of [50, 100, 150]) await push(frame(at + minutes * minute, 4, underWay))
    expect(await device()).toMatchObject({ lastSeenAt: at + 150 * minute })
    expect(await alerts()).toHaveLength(1)
  })

  describe('behind a gateway whose clock is 13 hours slow', () => {
    const slow = () => Date.now() - 13 * 60 * minute

    it('is over when the device says so: the next one is another call, though its first uplink was lost', async () => {
      const { home, frame, alerts } = await homeWith('MOKO-LW-004PB')
      await home.addRule({ action: 'buttonPressed', deviceTypes: ['MOKO-LW-004PB'] })
      await push(frame(slow(), 1, start))
      const [alert] = (await db.collection(paths.alerts(home.eid)).get()).docs
      await alert?.ref.update({ state: 'resolved' })
      await push(frame(slow(), 4, underWay))
      expect(await alerts()).toHaveLength(1)
      await push(frame(slow(), 1, over))
      await push(frame(slow(), 4, underWay))
      expect(await alerts()).toHaveLength(2)
    })

    it('is heard with each frame, so that it stays one call beyond two hours', async () => {
      const { frame, path, device } = await homeWith('MOKO-LW-004PB')
      await push(frame(slow(), 1, start))
      const heardAt = Date.now() - 100 * minute
      await db.doc(path).update({ 'readings.buttonPressed.at': heardAt, lastSeenAt: heardAt })
      const before = Date.now()
      await push(frame(slow(), 4, underWay))
      expect((await device())?.lastSeenAt).toBeGreaterThanOrEqual(before)
    })
  })

  it('alerts by a later frame when its first was lost on air', async () => {
    const { home, frame, alerts } = await homeWith('MOKO-LW-004PB')
    await home.addRule({ action: 'buttonPressed', deviceTypes: ['MOKO-LW-004PB'] })
    const late = frame(Date.now(), 4, underWay)
    await push(late, late)
    expect(await alerts()).toMatchObject([{ occurrences: 1, state: 'open' }])
  })
})
