import { Timestamp } from '@google-cloud/firestore'
import type { DeviceType } from '@vigie/domain/devices/device-catalogue'
import { paths } from '@vigie/domain/paths'
import { eventIdOf } from '@vigie/domain/sensors/event-key'
import { describe, expect, it } from 'vitest'
import { moveDevice } from '../../functions/src/devices/move-device.ts'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { newDevEui } from '../support/ids.ts'
import { push } from '../support/push.ts'
import { eventMessage } from '../support/sensor-messages.ts'
import { shuffled } from '../support/shuffled.ts'

/** A home with two residents, the first of whom has a chair pad. */
async function homeWithTwo(type: DeviceType = 'NOVIKA-LW-COUSSIN') {
  const home = await createHome()
  const former = await home.addResident({ name: 'M. Gagnon', room: '101' })
  const next = await home.addResident()
  const deviceId = await home.addDevice(former, type, 'Fauteuil')
  const move = (beneficiaryId: string, at = Date.now()) =>
    moveDevice({ establishmentId: home.eid, deviceId, beneficiaryId, uid: 'admin' }, at)
  const eventsOf = async (bid: string) => {
    const days = await db.collection(paths.days(home.eid, bid)).get()
    return days.docs.flatMap((day) => Object.keys(day.get('events')).map(eventIdOf)).sort()
  }
  return { home, former, next, deviceId, move, eventsOf }
}

describe('a device given to another resident', () => {
  it('says what it says of whoever had it then, even for an instance that has not heard of the move', async () => {
    const { home, former, next, deviceId, move, eventsOf } = await homeWithTwo()
    const message = (name: string, occurredAt: number) => (index: number) =>
      eventMessage(home, {
        deviceId,
        kind: index % 2 ? 'sitDown' : 'standUp',
        eventId: `${name}-${100 + index}`,
        occurredAt,
      })
    const twenty = Array.from({ length: 20 }, (_, index) => index)
    const movedAt = Date.now()
    const before = twenty.map(message('before', movedAt - 1_000))
    const after = twenty.map(message('after', movedAt + 1_000))
    // Every instance remembers where the device is.
    await push(...before.slice(0, 12))
    const pushing = push(...shuffled([...before.slice(12), ...after]))
    expect(await move(next, movedAt)).toEqual({ moved: true })
    await pushing
    // What reached the former one before the move was made is told once more: it is the next one's.
    await push(...after)

    expect((await db.doc(paths.device(home.eid, former, deviceId)).get()).exists).toBe(false)
    expect(await eventsOf(next)).toEqual(twenty.map((index) => `after-${100 + index}`))
    expect(await eventsOf(former)).toEqual(
      expect.arrayContaining(twenty.map((index) => `before-${100 + index}`)),
    )
  })

  it('calls for the former one, where the only rule that fires is theirs, and names where it hung with them', async () => {
    const { home, former, next, deviceId, move } = await homeWithTwo('NOVIKA-LW-CEINTURE')
    const deviceTypes: DeviceType[] = ['NOVIKA-LW-CEINTURE']
    await home.addRule({ action: 'fall', deviceTypes, beneficiaryId: former })
    await home.addRule({ action: 'fall', deviceTypes: ['NOVIKA-LW-TRACKERD'] })
    await home.addRule({ action: 'fall', deviceTypes, beneficiaryId: next, activated: false })
    const fellAt = Date.now() - 60_000
    await move(next)
    await db.doc(paths.assignment(deviceId)).update({ location: 'Chevet' })
    await push(eventMessage(home, { deviceId, kind: 'fall', eventId: 'fall', occurredAt: fellAt }))
    const alerts = await db.collection(paths.alerts(home.eid)).get()
    expect(alerts.docs.map((alert) => alert.data())).toMatchObject([
      { beneficiaryId: former, deviceLocation: 'Fauteuil' },
    ])
  })

  it('calls for the next one, however slow its clock, on the alert and on the chart', async () => {
    const { home, former, next, deviceId, move, eventsOf } = await homeWithTwo('NOVIKA-LW-CEINTURE')
    await home.addRule({ action: 'fall', deviceTypes: ['NOVIKA-LW-CEINTURE'] })
    await move(next)
    const said = (kind: 'fall' | 'sitDown', hours: number) =>
      eventMessage(home, {
        deviceId,
        kind,
        eventId: `${kind}-${hours}`,
        occurredAt: Date.now() - hours * 3_600_000,
      })
    await push(said('fall', 3), said('fall', 20), said('sitDown', 2))
    const alerts = await db.collection(paths.alerts(home.eid)).get()
    expect(alerts.docs.map((alert) => alert.data())).toMatchObject([{ beneficiaryId: next, occurrences: 2 }])
    expect(await eventsOf(next)).toEqual(['fall-20', 'fall-3'])
    expect(await eventsOf(former)).toEqual(['sitDown-2'])
  })

  it('starts anew with the next one, who is not shown what the former did', async () => {
    const { home, former, next, deviceId, move } = await homeWithTwo()
    await push(eventMessage(home, { deviceId, kind: 'sitDown' }))
    await move(next)
    const device = await db.doc(paths.device(home.eid, next, deviceId)).get()
    expect(device.data()).toMatchObject({
      type: 'NOVIKA-LW-COUSSIN',
      location: 'Fauteuil',
      lastEvent: null,
      lastSeenAt: null,
      readings: {},
      battery: { percent: 87 },
    })
    const audits = await db.collection(paths.audits).where('establishmentId', '==', home.eid).get()
    expect(audits.docs.map((audit) => audit.data())).toEqual([
      {
        uid: 'admin',
        // Nobody asked for it by name.
        name: '',
        aboutName: '',
        action: 'device.move',
        path: paths.device(home.eid, next, deviceId),
        establishmentId: home.eid,
        beneficiaryIds: [former, next],
        at: expect.any(Number),
        fields: ['beneficiaryId'],
        given: null,
        // It was moved without a request.
        address: null,
        expireAt: expect.any(Timestamp),
      },
    ])
    expect((await db.collection(paths.devices(home.eid, former)).get()).size).toBe(0)
  })

  it('comes back to the first as to any other', async () => {
    const { home, former, next, deviceId, move, eventsOf } = await homeWithTwo()
    await push(eventMessage(home, { deviceId, kind: 'sitDown', eventId: 'first' }))
    await move(next)
    await push(eventMessage(home, { deviceId, kind: 'standUp', eventId: 'second' }))
    await move(former)
    await push(eventMessage(home, { deviceId, kind: 'sitDown', eventId: 'third' }))
    expect(await eventsOf(former)).toEqual(['first', 'third'])
    expect(await eventsOf(next)).toEqual(['second'])
  })

  it('stays where it is when the move makes no sense', async () => {
    const { home, former, deviceId, move } = await homeWithTwo()
    const archived = await home.addResident({ state: 'archived' })
    const elsewhere = await (await createHome()).addResident()
    expect(await move(former)).toEqual({ moved: false, why: 'alreadyThere' })
    expect(await move(archived)).toEqual({ moved: false, why: 'beneficiaryArchived' })
    expect(await move(elsewhere)).toEqual({ moved: false, why: 'beneficiaryNotFound' })
    const other = { establishmentId: home.eid, deviceId: newDevEui(), beneficiaryId: former, uid: 'admin' }
    expect(await moveDevice(other, Date.now())).toEqual({ moved: false, why: 'deviceNotFound' })
    expect((await db.doc(paths.device(home.eid, former, deviceId)).get()).exists).toBe(true)
  })

  it('is not for another establishment to move', async () => {
    const { deviceId } = await homeWithTwo()
    const other = await createHome()
    const beneficiaryId = await other.addResident()
    const theft = { establishmentId: other.eid, deviceId, beneficiaryId, uid: 'admin' }
    expect(await moveDevice(theft, Date.now())).toEqual({ moved: false, why: 'deviceNotFound' })
  })

  it('is not for another establishment to know of, even where what is written about it is spoilt', async () => {
    const { next, deviceId, move } = await homeWithTwo()
    const other = await createHome()
    await db.doc(paths.assignment(deviceId)).update({ type: 'spoilt' })
    const theft = {
      establishmentId: other.eid,
      deviceId,
      beneficiaryId: await other.addResident(),
      uid: 'admin',
    }
    expect(await moveDevice(theft, Date.now())).toEqual({ moved: false, why: 'deviceNotFound' })
    expect(await moveDevice({ ...theft, deviceId: newDevEui() }, Date.now())).toEqual({
      moved: false,
      why: 'deviceNotFound',
    })
    // To its own home it is a fault of ours, not a device that is not there.
    await expect(move(next)).rejects.toThrow(paths.assignment(deviceId))
  })

  it('is refused for ids that are none', async () => {
    const { move } = await homeWithTwo()
    await expect(move('../../users')).rejects.toThrow()
  })
})
