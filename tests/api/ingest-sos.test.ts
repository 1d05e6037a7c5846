import { paths } from '@vigie/domain/paths'
import { describe, expect, it } from 'vitest'
import { moveDevice } from '../../functions/src/devices/move-device.ts'
import { db } from '../support/firestore.ts'
import { homeWithUplinks } from '../support/home-with-uplinks.ts'
import { push } from '../support/push.ts'

const minute = 60_000

describe('the SOS of an LW004', () => {
  const start = '57 F6 623133E1 03'
  const underWay = '57 34 F6 623133E1'
  const over = '57 F6 623133E1 04'

  it('is one call while it goes on, also after it was resolved, and another once it was over', async () => {
    const { home, frame, alerts } = await homeWithUplinks('MOKO-LW-004PB')
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

  it('calls though an Alert was heard before and not its first uplink, once, and by no late frame of that Alert', async () => {
    const { home, frame, alerts } = await homeWithUplinks('MOKO-LW-004PB')
    await home.addRule({ action: 'buttonPressed', deviceTypes: ['MOKO-LW-004PB'] })
    const nth = (fCnt: number) => ({ devAddr: '00189440', fCnt })
    const at = Date.now() - 30 * minute
    await push(frame(at, 1, '57 F6 623133E1 05', nth(1)))
    await push(frame(at + minute, 4, '57 33 F6 623133E1', nth(2)))
    const [alert] = (await db.collection(paths.alerts(home.eid)).get()).docs
    await alert?.ref.update({ state: 'resolved' })
    await push(frame(at + 28 * minute, 4, underWay, nth(9)))
    const states = async () => (await alerts()).map(({ state, occurrences }) => [state, occurrences]).sort()
    expect(await states()).toEqual([
      ['open', 1],
      ['resolved', 1],
    ])
    await push(frame(at + 29 * minute, 4, underWay, nth(10)))
    await push(frame(at + 27 * minute, 4, '57 33 F6 623133E1', nth(8)))
    expect(await states()).toEqual([
      ['open', 1],
      ['resolved', 1],
    ])
  })

  it('is heard with each frame, so that it stays one call beyond two hours', async () => {
    const { frame, path, device } = await homeWithUplinks('MOKO-LW-004PB')
    await push(frame(Date.now(), 1, start))
    await db.doc(path).update({ heardAt: Date.now() - 100 * minute })
    const before = Date.now()
    await push(frame(before, 4, underWay))
    expect((await device())?.heardAt).toBeGreaterThanOrEqual(before)
  })

  describe('behind a gateway whose clock is 13 hours slow', () => {
    const slow = () => Date.now() - 13 * 60 * minute

    it('is over when the device says so: the next one is another call, though its first uplink was lost', async () => {
      const { home, frame, alerts } = await homeWithUplinks('MOKO-LW-004PB')
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
      const { frame, path, device } = await homeWithUplinks('MOKO-LW-004PB')
      await push(frame(slow(), 1, start))
      const heardAt = Date.now() - 100 * minute
      const call = { at: heardAt, publishedAt: heardAt }
      await db.doc(path).update({ heardAt, lastSeenAt: heardAt, 'calls.buttonPressed': call })
      const before = Date.now()
      await push(frame(slow(), 4, underWay))
      expect((await device())?.heardAt).toBeGreaterThanOrEqual(before)
    })
  })

  it('is over when a gateway an hour slow says so, also for whoever was given the device a moment ago', async () => {
    const { home, deviceId, frame, alerts } = await homeWithUplinks('MOKO-LW-004PB')
    await home.addRule({ action: 'buttonPressed', deviceTypes: ['MOKO-LW-004PB'] })
    const bid = await home.addResident()
    const move = { establishmentId: home.eid, deviceId, beneficiaryId: bid, uid: 'admin' }
    expect(await moveDevice(move, Date.now())).toEqual({ moved: true })
    const slow = () => Date.now() - 60 * minute
    await push(frame(slow(), 1, start))
    const [alert] = (await db.collection(paths.alerts(home.eid)).get()).docs
    await alert?.ref.update({ state: 'resolved' })
    const overAt = Date.now()
    await push(frame(slow(), 1, over))
    const device = await db.doc(paths.device(home.eid, bid, deviceId)).get()
    expect(device.get('heardAt')).toBeGreaterThanOrEqual(overAt)
    await push(frame(slow(), 4, underWay))
    expect(await alerts()).toHaveLength(2)
  })

  describe('through two gateways, of which one is 3 hours slow', () => {
    const slow = () => Date.now() - 180 * minute
    const nth = (fCnt: number) => ({ devAddr: '00189440', fCnt })

    it.each([
      ['the slow one tells that it is over', slow, Date.now],
      ['the slow one tells of the next, of which the first uplink was lost', Date.now, slow],
    ])('is another call where %s', async (_what, restAt, nextAt) => {
      const { home, frame, alerts } = await homeWithUplinks('MOKO-LW-004PB')
      await home.addRule({ action: 'buttonPressed', deviceTypes: ['MOKO-LW-004PB'] })
      await push(frame(Date.now(), 1, start, nth(1)))
      const [alert] = (await db.collection(paths.alerts(home.eid)).get()).docs
      await alert?.ref.update({ state: 'resolved' })
      await push(frame(restAt(), 1, over, nth(5)))
      const next = frame(nextAt(), 4, underWay, nth(7))
      await push(next)
      await push(next)
      await push(frame(nextAt(), 4, underWay, nth(8)))
      expect((await alerts()).map(({ state, occurrences }) => [state, occurrences]).sort()).toEqual([
        ['open', 1],
        ['resolved', 1],
      ])
    })

    it('is not opened again by a frame of its own that is published once it is over', async () => {
      const { home, frame, alerts } = await homeWithUplinks('MOKO-LW-004PB')
      await home.addRule({ action: 'buttonPressed', deviceTypes: ['MOKO-LW-004PB'] })
      const at = Date.now() - 60_000
      await push(frame(at, 1, start, nth(1)))
      const [alert] = (await db.collection(paths.alerts(home.eid)).get()).docs
      await alert?.ref.update({ state: 'resolved' })
      await push(frame(at + 30_000, 1, over, nth(5)))
      await push(frame(at + 20_000, 4, underWay, nth(4)))
      expect(await alerts()).toHaveLength(1)
    })
  })

  it('alerts by a later frame when its first was lost on air', async () => {
    const { home, frame, alerts } = await homeWithUplinks('MOKO-LW-004PB')
    await home.addRule({ action: 'buttonPressed', deviceTypes: ['MOKO-LW-004PB'] })
    const late = frame(Date.now(), 4, underWay)
    await push(late, late)
    expect(await alerts()).toMatchObject([{ occurrences: 1, state: 'open' }])
  })
})
