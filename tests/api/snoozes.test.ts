import { beginSnoozeCall, endSnoozeCall } from '@vigie/domain/api/snooze-calls'
import { whyCall } from '@vigie/domain/api/why-calls'
import { careButton } from '@vigie/domain/care/care-press'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { describe, expect, it } from 'vitest'
import { moveDevice } from '../../functions/src/devices/move-device.ts'
import { callApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { addCondition, homeThatWatches } from '../support/home-that-watches.ts'
import { alertsOf, button, buttonRule } from '../support/home-with-button.ts'
import { newId } from '../support/ids.ts'
import { keptOf } from '../support/notices.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'
import { push } from '../support/push.ts'
import { eventMessage } from '../support/sensor-messages.ts'
import { whenCollection, whenSeen } from '../support/until.ts'

const minute = 60_000
const mat = 'NOVIKA-LW-TAPISSOL'
const matRule = { action: 'floorMatPressed' as const, deviceTypes: [mat] as [typeof mat] }

async function withNurse(home: TestHome): Promise<TestPerson> {
  const nurse = await signUp({ role: roles.NURSE })
  await join(home.eid, nurse, { roleId: roles.READ_WRITE })
  return nurse
}

/** A home that is told of steps on floor mats and of presses of buttons; a resident who has a mat by the bed, one by the door, and a button. */
async function homeWithMats() {
  const home = await createHome()
  const [bid, nurse] = [await home.addResident(), await withNurse(home)]
  const [bed, door] = [await home.addDevice(bid, mat), await home.addDevice(bid, mat, 'Porte')]
  const call = await home.addDevice(bid, button)
  await Promise.all([home.addRule(matRule), home.addRule(buttonRule)])
  const tells = (deviceId: string) =>
    push(eventMessage(home, { deviceId, kind: deviceId === call ? 'buttonPressed' : 'floorMatPressed' }))
  return { home, bid, nurse, bed, door, call, tells }
}

const begin = (nurse: TestPerson, { eid }: TestHome, bid: string, change = {}, sid = newId('snooze')) =>
  callApi(nurse, beginSnoozeCall, {
    params: { eid, bid, sid },
    body: { deviceId: null, minutes: 15, pressedAt: Date.now(), ...change },
  })
const end = (nurse: TestPerson, { eid }: TestHome, bid: string, sid: string, isEnded = true) =>
  callApi(nurse, endSnoozeCall, { params: { eid, bid, sid }, body: { isEnded } })
const snoozesOf = async ({ eid }: TestHome, bid: string) =>
  (await db.doc(paths.beneficiary(eid, bid)).get()).get('snoozes')
const alertedBy = async (home: TestHome) => (await alertsOf(home)).map(({ deviceId }) => deviceId)

describe('care under way', () => {
  it('is neither begun nor ended by staff of a home that is inactive', async () => {
    const home = await createHome()
    const [bid, nurse] = [await home.addResident(), await withNurse(home)]
    const membership = db.doc(paths.member(home.eid, nurse.uid))
    await membership.update({ establishmentState: 'inactive' })
    const inactive = { status: 409, data: { code: 'establishmentInactive' } }
    expect(await begin(nurse, home, bid, {}, 'care')).toMatchObject(inactive)
    expect(await end(nurse, home, bid, 'care')).toMatchObject(inactive)
    expect(await snoozesOf(home, bid)).toBeUndefined()
    await membership.update({ establishmentState: 'active' })
    expect(await begin(nurse, home, bid, {}, 'care')).toMatchObject({ status: 200 })
  })

  it('silences what is no call for help, which is kept and can be explained, until somebody ends it', async () => {
    const { home, bid, nurse, bed, call, tells } = await homeWithMats()
    const { eid } = home
    const body = { pressedAt: Date.now() }
    expect((await begin(nurse, home, bid, body, 'care')).data).toEqual({ changed: true, goesOn: true })
    expect((await begin(nurse, home, bid, body, 'care')).data).toEqual({ changed: false, goesOn: true })
    const by = { uid: nurse.uid, name: nurse.name }
    expect(await snoozesOf(home, bid)).toMatchObject([{ id: 'care', deviceId: null, by, ended: null }])

    await tells(bed)
    expect(await alertsOf(home)).toEqual([])
    await tells(call)
    expect(await alertsOf(home)).toMatchObject([{ deviceId: call, severity: 'callForHelp' }])

    const days = db.collection(paths.days(eid, bid)).where('deviceId', '==', bed)
    const { date, events } = (await days.get()).docs[0]?.data() ?? {}
    expect(Object.values(events)).toMatchObject([{ kind: 'floorMatPressed', duringCare: true }])
    const query = { deviceId: bed, date, key: Object.keys(events)[0] ?? '' }
    const { data } = await callApi(nurse, whyCall, { params: { eid, bid }, query })
    expect(data.rules).toContainEqual(expect.objectContaining({ why: 'duringCare' }))

    expect((await end(nurse, home, bid, 'care')).data).toEqual({ changed: true, goesOn: false })
    expect((await end(nurse, home, bid, 'care')).data).toEqual({ changed: false, goesOn: false })
    expect((await begin(nurse, home, bid, body, 'care')).data).toEqual({ changed: false, goesOn: false })
    await tells(bed)
    expect((await alertedBy(home)).sort()).toEqual([bed, call].sort())
    expect((await alertsOf(home)).find(({ deviceId }) => deviceId === bed)?.severity).toBe('warning')
    expect((await end(nurse, home, bid, 'care', false)).data).toEqual({ changed: true, goesOn: true })
  })

  it('of one device is not that of another, and does not go along with it to another resident', async () => {
    const { home, bid, nurse, bed, door, tells } = await homeWithMats()
    expect((await begin(nurse, home, bid, { deviceId: bed })).status).toBe(200)
    await tells(bed)
    await tells(door)
    expect(await alertedBy(home)).toEqual([door])
    const other = await home.addResident({ name: 'M. Côté', room: '215' })
    const elsewhere = { establishmentId: home.eid, deviceId: bed, beneficiaryId: other, uid: nurse.uid }
    expect(await moveDevice(elsewhere, Date.now())).toEqual({ moved: true })
    expect((await db.doc(paths.assignment(bed)).get()).get('silenced')).toBeUndefined()
    expect((await begin(nurse, home, bid, { deviceId: bed })).status).toBe(404)
  })

  it('is not begun by a press that comes after it would be over', async () => {
    const { home, bid, nurse } = await homeWithMats()
    const pressedAt = Date.now() - 6 * minute
    const late = await begin(nurse, home, bid, { minutes: 5, pressedAt })
    expect(late.data).toEqual({ changed: false, goesOn: false })
    expect(await snoozesOf(home, bid)).toBeUndefined()
  })

  it.each([4, 61, 7.5])('lasts from 5 to 60 minutes, and not %d', async (minutes) => {
    const { home, bid, nurse } = await homeWithMats()
    expect((await begin(nurse, home, bid, { minutes })).status).toBe(400)
  })
})

describe('the button in the room', () => {
  async function homeWithCareButton() {
    const known = await homeWithMats()
    const deviceId = await known.home.addDevice(known.bid, careButton, 'Table de chevet')
    const press = (occurredAt: number, eventId = newId('press')) =>
      push(eventMessage(known.home, { deviceId, kind: 'buttonPressed', occurredAt, eventId }))
    return { ...known, press }
  }

  it('begins care for a quarter of an hour, once however often its press is delivered, and calls nobody', async () => {
    const { home, bid, nurse, bed, press, tells } = await homeWithCareButton()
    const at = Date.now()
    await press(at, 'first')
    await press(at, 'first')
    const [begun, ...others] = await snoozesOf(home, bid)
    expect(begun).toMatchObject({ deviceId: null, from: at, until: at + 15 * minute, by: null })
    expect(others).toEqual([])
    await tells(bed)
    expect([await alertsOf(home), await keptOf(home)]).toEqual([[], []])

    await end(nurse, home, bid, begun.id)
    await press(at, 'first')
    await tells(bed)
    expect(await alertedBy(home)).toEqual([bed])
  })

  it('silences nothing by a press that comes as late as it would last', async () => {
    const { home, bid, press } = await homeWithCareButton()
    await press(Date.now() - 16 * minute)
    expect(await snoozesOf(home, bid)).toBeUndefined()
  })

  it('calls for help where a rule of the home says that it does, and silences nothing', async () => {
    const { home, bid, press } = await homeWithCareButton()
    await home.addRule({ action: 'buttonPressed', deviceTypes: [careButton] })
    await press(Date.now())
    expect(await alertsOf(home)).toMatchObject([{ deviceType: careButton, severity: 'callForHelp' }])
    expect(await snoozesOf(home, bid)).toBeUndefined()
  })

  it('stays a call for help where that rule was switched off, which administrators are told, until it is deleted', async () => {
    const { home, bid, press } = await homeWithCareButton()
    const id = await home.addRule({
      action: 'buttonPressed',
      deviceTypes: [careButton],
      activated: false,
    })
    await press(Date.now())
    expect([await snoozesOf(home, bid), await alertsOf(home)]).toEqual([undefined, []])
    expect(await keptOf(home)).toEqual(['noRule'])
    await db.doc(paths.notification(home.eid, id)).delete()
    await press(Date.now())
    expect(await snoozesOf(home, bid)).toHaveLength(1)
  })

  it.each(['counts its presses', 'cannot be read, and may', 'is of a type that nobody knows'])(
    'silences nothing where a rule of the home %s',
    async (which) => {
      const { home, bid, nurse, press } = await homeWithCareButton()
      const id = await addCondition(home, nurse.uid, {
        action: 'buttonPressed',
        deviceTypes: [careButton],
        shiftIds: [],
        value: 0,
      })
      if (which.startsWith('cannot'))
        await db.doc(paths.notification(home.eid, id)).update({ metric: 'of a later version' })
      if (which.startsWith('is of'))
        await db.doc(paths.notification(home.eid, id)).update({ type: 'of a later version' })
      await press(Date.now())
      expect(await snoozesOf(home, bid)).toBeUndefined()
    },
  )
})

it('a rule that counts waits until care is over, and tells by itself what it counted, also where that is before its time', async () => {
  const { home, roy, bed, nurse: uid } = await homeThatWatches()
  await addCondition(home, uid)
  const nurse = await withNurse(home)
  await begin(nurse, home, roy, {}, 'care')
  const gotUp = () => push(eventMessage(home, { deviceId: bed, kind: 'standUp' }))
  for (let times = 0; times < 3; times += 1) await gotUp()
  const ofHome = db.collection(paths.timers).where('establishmentId', '==', home.eid)
  await whenSeen(
    'the look that waits for the end of care',
    async () => (await ofHome.get()).docs.map((one) => one.data()),
    (timers) => timers.some(({ kind }) => kind === 'windowLook'),
  )
  expect(await alertsOf(home)).toEqual([])
  await end(nurse, home, roy, 'care')
  const [alert] = await whenCollection(paths.alerts(home.eid), ({ length }) => length === 1)
  expect(alert).toMatchObject({ severity: 'warning', cause: { measured: 3 } })
})
