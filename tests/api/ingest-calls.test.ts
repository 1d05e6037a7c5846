import { paths } from '@vigie/domain/paths'
import { describe, expect, it } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { newDevEui, newId } from '../support/ids.ts'
import { push } from '../support/push.ts'
import { eventMessage, type TestMessage } from '../support/sensor-messages.ts'

const minute = 60_000
const hour = 60 * minute
const button = 'NOVIKA-LW-BOUTON'
/** For how long it is remembered where a device belongs. */
const rememberedForMs = 10_000

/** A home with a resident who has a call button, and a rule on it. */
async function homeWithButton() {
  const home = await createHome()
  const bid = await home.addResident()
  const deviceId = await home.addDevice(bid, button, 'Chevet')
  await home.addRule({ action: 'buttonPressed', deviceTypes: [button] })
  const alerts = async () =>
    (await db.collection(paths.alerts(home.eid)).get()).docs.map((document) => document.data())
  return { home, bid, deviceId, alerts }
}

const changed = (message: TestMessage, change: object): TestMessage => ({
  ...message,
  data: JSON.stringify({ ...JSON.parse(message.data), ...change }),
})
const refusalOf = async ({ messageId }: TestMessage) => (await db.doc(paths.refusal(messageId)).get()).data()

describe('a call for help', () => {
  it.each([
    ['5 minutes ahead', Date.now() + 5 * minute],
    ['a day ahead', Date.now() + 24 * hour],
    ['13 hours behind', Date.now() - 13 * hour],
    ['of 1970', 0],
    ['of no time', null],
  ])('alerts at once, at the time of its publishing, with a clock %s', async (_, at) => {
    const { home, deviceId, alerts } = await homeWithButton()
    const occurredAt = at === null ? null : new Date(at).toISOString()
    const before = Date.now()
    await push(changed(eventMessage(home, { deviceId, kind: 'buttonPressed' }), { occurredAt }))
    const [alert, ...others] = await alerts()
    expect(others).toEqual([])
    expect(alert).toMatchObject({ state: 'open', late: false, kind: 'buttonPressed' })
    expect(alert?.times.occurredAt).toBeGreaterThanOrEqual(before)
    expect(alert?.times.occurredAt).toBeLessThanOrEqual(Date.now())
  })

  it('alerts with a value it should not have, and under its message’s id where its own cannot be one', async () => {
    const { home, bid, deviceId, alerts } = await homeWithButton()
    const press = eventMessage(home, { deviceId, kind: 'buttonPressed' })
    await push(changed(press, { value: 'yes', eventId: 'a b', battery: 'low' }))
    expect(await alerts()).toMatchObject([{ eventId: press.messageId, value: null }])
    const device = await db.doc(paths.device(home.eid, bid, deviceId)).get()
    expect(device.get('lastEvent.id')).toBe(press.messageId)
  })

  it('counts with an id used before, where it is of another kind or a wrong clock says another time', async () => {
    const { home, deviceId, alerts } = await homeWithButton()
    await home.addRule({ action: 'fall', deviceTypes: ['NOVIKA-LW-CEINTURE'] })
    const said = (kind: 'buttonPressed' | 'fall', occurredAt: number) =>
      eventMessage(home, { deviceId, kind, eventId: 'used', occurredAt })
    await push(said('buttonPressed', Date.now() - 4 * hour))
    const boot = said('buttonPressed', 42_000)
    await push(boot)
    await push(boot)
    await push(said('fall', Date.now()))
    const counted = (await alerts()).map(({ kind, occurrences }) => `${kind} ${occurrences}`)
    expect(counted.sort()).toEqual(['buttonPressed 2', 'fall 1'])
  })

  it('alerts while the live state of its device is missing or spoilt, which is made anew', async () => {
    const { home, bid, deviceId, alerts } = await homeWithButton()
    const device = db.doc(paths.device(home.eid, bid, deviceId))
    await device.delete()
    await push(eventMessage(home, { deviceId, kind: 'buttonPressed', eventId: 'missing' }))
    expect((await device.get()).data()).toMatchObject({ location: 'Chevet', lastEvent: { id: 'missing' } })

    await device.set({ location: 'Chevet', battery: { percent: 87, at: 1 }, readings: 'none' })
    const other = await createHome()
    await push(eventMessage(other, { deviceId: newDevEui(), kind: 'sitDown' }))
    await push(eventMessage(home, { deviceId, kind: 'buttonPressed', eventId: 'spoilt' }))
    expect((await device.get()).data()).toMatchObject({ type: button, lastEvent: { id: 'spoilt' } })
    expect(await alerts()).toMatchObject([{ occurrences: 2, deviceLocation: 'Chevet' }])
  })

  it('alerts in a home of which a field is spoilt', async () => {
    const { home, deviceId, alerts } = await homeWithButton()
    await db.doc(paths.establishment(home.eid)).update({ shifts: 'night', timeZone: 'Mars/Olympus' })
    await push(eventMessage(home, { deviceId, kind: 'buttonPressed' }))
    expect(await alerts()).toHaveLength(1)
  })

  it('alerts while where its device belongs is remembered and cannot be read any more', async () => {
    const pressAroundTheLoss = async () => {
      const { home, deviceId, alerts } = await homeWithButton()
      const began = performance.now()
      await push(eventMessage(home, { deviceId, kind: 'buttonPressed' }))
      await db.doc(paths.assignment(deviceId)).update({ type: 'lost' })
      await push(eventMessage(home, { deviceId, kind: 'buttonPressed' }))
      return { alerts: await alerts(), tookMs: performance.now() - began }
    }
    let pressed = await pressAroundTheLoss()
    // On a machine that is that slow the second press may ask for what is forgotten by then.
    while (pressed.tookMs > rememberedForMs) pressed = await pressAroundTheLoss()
    expect(pressed.alerts).toMatchObject([{ occurrences: 2, deviceLocation: 'Chevet' }])
  })

  it('that is refused says that somebody may need help', async () => {
    const { home, deviceId } = await homeWithButton()
    const wrongKey = eventMessage({ apiKey: newId('wrong') }, { deviceId, kind: 'buttonPressed' })
    const unknown = eventMessage(home, { deviceId: newDevEui(), kind: 'fall' })
    const noCall = eventMessage(home, { deviceId: newDevEui(), kind: 'sitDown' })
    await push(wrongKey, unknown, noCall)
    expect(await refusalOf(wrongKey)).toMatchObject({ callForHelp: true, establishmentId: home.eid })
    expect(await refusalOf(unknown)).toMatchObject({ callForHelp: true, reason: 'unknownDevice' })
    expect(await refusalOf(noCall)).toMatchObject({ callForHelp: false })
  })
})
