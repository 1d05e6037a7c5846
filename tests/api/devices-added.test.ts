import {
  changeDeviceCall,
  claimDeviceCall,
  claimDevicesCall,
  moveDeviceCall,
  retireDeviceCall,
} from '@vigie/domain/api/device-calls'
import { mostClaims } from '@vigie/domain/devices/claim'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { beforeAll, describe, expect, it } from 'vitest'
import { callApi, sendApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { alertsOf, button, buttonRule } from '../support/home-with-button.ts'
import { newDevEui } from '../support/ids.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'
import { push } from '../support/push.ts'
import { eventMessage } from '../support/sensor-messages.ts'

const { ADMIN, CAREGIVER, READ_ONLY, READ_WRITE } = roles

let home: TestHome
let admin: TestPerson
let resident: string
beforeAll(async () => {
  home = await createHome()
  admin = await signUp({ role: READ_WRITE })
  await join(home.eid, admin, { roleId: ADMIN })
  resident = await home.addResident()
})

const body = (change: object = {}) => ({
  type: button as typeof button,
  beneficiaryId: resident,
  location: 'Lit',
  ...change,
})
const claim = (deviceId: string, change: object = {}, person = admin) =>
  callApi(person, claimDeviceCall, { params: { eid: home.eid, deviceId }, body: body(change) })
const retire = (deviceId: string, person = admin) =>
  callApi(person, retireDeviceCall, { params: { eid: home.eid, deviceId } })
const change = (deviceId: string, to: { type?: typeof button; location?: string }, person = admin) =>
  callApi(person, changeDeviceCall, { params: { eid: home.eid, deviceId }, body: to })
const move = (deviceId: string, beneficiaryId: string) =>
  callApi(admin, moveDeviceCall, { params: { eid: home.eid, deviceId }, body: { beneficiaryId } })
const claimOf = async (deviceId: string) => (await db.doc(paths.claim(home.eid, deviceId)).get()).data()
const exists = async (path: string) => (await db.doc(path).get()).exists
const auditsOf = async (path: string) =>
  (await db.collection(paths.audits).where('path', '==', path).get()).docs
    .map((act) => act.get('action'))
    .sort()

describe('a device that was added', () => {
  it('is claimed until it is heard; the same twice changes nothing', async () => {
    const deviceId = newDevEui()
    expect(await claim(deviceId.toUpperCase())).toMatchObject({
      status: 200,
      data: { deviceId, heard: false, changed: true },
    })
    const stored = await claimOf(deviceId)
    expect(stored).toEqual({ ...body(), deviceId, by: admin.uid, at: expect.any(Number) })
    expect(await claim(deviceId)).toMatchObject({ status: 200, data: { changed: false } })
    expect(await claimOf(deviceId)).toEqual(stored)
    expect(await exists(paths.assignment(deviceId))).toBe(false)
    expect(await auditsOf(paths.claim(home.eid, deviceId))).toEqual(['device.claim'])
  })

  it('is not added once more as something else', async () => {
    const claimed = newDevEui()
    await claim(claimed)
    const heard = await home.addDevice(resident, button)
    for (const deviceId of [claimed, heard]) {
      expect(await claim(deviceId, { location: 'Salon' })).toMatchObject({
        status: 409,
        data: { code: 'deviceAlreadyAdded' },
      })
    }
    expect(await claim(heard)).toMatchObject({ status: 200, data: { heard: true, changed: false } })
    expect(await claimOf(heard)).toBeUndefined()
  })

  it('may be another home’s: that is not told, and takes nothing from it', async () => {
    const other = await createHome()
    const theirs = await other.addDevice(await other.addResident(), button)
    expect(await claim(theirs)).toEqual(expect.objectContaining({ status: 200 }))
    expect((await claim(theirs)).data).toEqual({ deviceId: theirs, heard: false, changed: false })
    expect((await db.doc(paths.assignment(theirs)).get()).get('establishmentId')).toBe(other.eid)
    expect((await retire(theirs)).data).toMatchObject({ changed: true })
    expect((await retire(theirs)).data).toMatchObject({ changed: false })
    expect(await change(theirs, { type: button, location: 'x' })).toMatchObject({ status: 404 })
    expect(await exists(paths.assignment(theirs))).toBe(true)
  })

  it('goes to a resident of the home who is there', async () => {
    const [archived, elsewhere] = [
      await home.addResident({ state: 'archived' }),
      await (await createHome()).addResident(),
    ]
    const deviceId = newDevEui()
    expect((await claim(deviceId, { beneficiaryId: archived })).data.code).toBe('beneficiaryArchived')
    expect((await claim(deviceId, { beneficiaryId: elsewhere })).data.code).toBe('beneficiaryNotFound')
    expect(await claimOf(deviceId)).toBeUndefined()
  })

  it('has no field that nobody asked for', async () => {
    const deviceId = newDevEui()
    for (const extra of [{ by: 'someone' }, { at: 1 }, { establishmentId: 'x' }, { type: 'NONE' }]) {
      const address = `/api/establishment/${home.eid}/device/${deviceId}`
      const answer = await sendApi(admin, address, { body: JSON.stringify(body(extra)) })
      expect(answer.status).toBe(400)
    }
    expect(await claimOf(deviceId)).toBeUndefined()
  })

  it('added twice at once is added once', async () => {
    const deviceId = newDevEui()
    const answers = await Promise.all([claim(deviceId), claim(deviceId)])
    expect(answers.map(({ data }) => data.changed).sort()).toEqual([false, true])
    expect(await auditsOf(paths.claim(home.eid, deviceId))).toEqual(['device.claim'])
  })

  it('is moved and described before it is heard', async () => {
    const deviceId = newDevEui()
    const next = await home.addResident()
    await claim(deviceId)
    expect((await move(deviceId, next)).data).toMatchObject({ changed: true })
    expect((await move(deviceId, next)).data).toMatchObject({ changed: false })
    expect((await change(deviceId, { type: button, location: 'Porte' })).data.changed).toBe(true)
    expect((await change(deviceId, { type: button, location: 'Porte' })).data.changed).toBe(false)
    expect(await claimOf(deviceId)).toMatchObject({ beneficiaryId: next, location: 'Porte' })
    expect(await auditsOf(paths.claim(home.eid, deviceId))).toEqual([
      'device.claim',
      'device.describe',
      'device.move',
    ])
  })
})

it('hangs at a place that can be read, added, imported or changed', async () => {
  const [added, kept] = [newDevEui(), newDevEui()]
  await claim(kept)
  const params = { eid: home.eid }
  for (const location of ['Lit\u202ec', 'Lit\nPorte', 'Lit\u0007']) {
    const devices = [{ ...body({ location }), deviceId: added }]
    expect((await claim(added, { location })).status).toBe(400)
    expect((await callApi(admin, claimDevicesCall, { params, body: { devices } })).status).toBe(400)
    expect((await change(kept, { location })).status).toBe(400)
  }
  expect(await claimOf(added)).toBeUndefined()
  expect(await claimOf(kept)).toMatchObject({ location: 'Lit' })
})

it('what is said of a device that is heard counts for its state as well', async () => {
  const deviceId = await home.addDevice(resident, 'NOVIKA-LW-TIRETTE')
  expect((await change(deviceId, { type: button, location: 'Porte' })).data.changed).toBe(true)
  for (const path of [paths.assignment(deviceId), paths.device(home.eid, resident, deviceId)]) {
    expect((await db.doc(path).get()).data()).toMatchObject({ type: button, location: 'Porte' })
  }
})

it('what is said of where a device hangs leaves its type as another has put it right, and is all that the journal names', async () => {
  const deviceId = await home.addDevice(resident, 'NOVIKA-LW-TIRETTE', 'Lit')
  await change(deviceId, { type: button })
  expect((await change(deviceId, { location: 'Porte' })).data.changed).toBe(true)
  expect((await change(deviceId, {})).data.changed).toBe(false)
  for (const path of [paths.assignment(deviceId), paths.device(home.eid, resident, deviceId)]) {
    expect((await db.doc(path).get()).data()).toMatchObject({ type: button, location: 'Porte' })
  }
  const acts = await db.collection(paths.audits).where('path', '==', paths.assignment(deviceId)).get()
  expect(acts.docs.map((act) => act.get('fields')).toSorted()).toEqual([['location'], ['type']])
})

it('a device that is retired is nobody’s; what it told stays', async () => {
  const deviceId = await home.addDevice(resident, button)
  const days = () => db.collection(paths.days(home.eid, resident)).where('deviceId', '==', deviceId).get()
  await push(eventMessage(home, { deviceId, kind: 'buttonPressed' }))
  expect((await days()).size).toBe(1)
  expect((await retire(deviceId)).data).toEqual({ deviceId, changed: true })
  expect(await exists(paths.assignment(deviceId))).toBe(false)
  expect(await exists(paths.device(home.eid, resident, deviceId))).toBe(false)
  expect((await days()).size).toBe(1)
  expect((await retire(deviceId)).data).toEqual({ deviceId, changed: false })
  expect(await auditsOf(paths.assignment(deviceId))).toEqual(['device.retire'])
  const late = eventMessage(home, { deviceId, kind: 'buttonPressed' })
  await push(late)
  expect((await db.doc(paths.refusal(late.messageId)).get()).get('reason')).toBe('unknownDevice')
})

it('many are added at once, each for itself', async () => {
  const [one, two, three] = [newDevEui(), newDevEui(), newDevEui()]
  const lines = [
    { ...body(), deviceId: one },
    { ...body({ beneficiaryId: 'nobody' }), deviceId: two },
    { ...body(), deviceId: three.toUpperCase() },
    { ...body(), deviceId: one },
    { ...body({ location: '=cmd()' }), deviceId: one },
    ...Array.from({ length: 120 }, () => ({ ...body(), deviceId: newDevEui() })),
  ]
  const add = () => callApi(admin, claimDevicesCall, { params: { eid: home.eid }, body: { devices: lines } })
  const outcomes = async () =>
    ((await add()).data as unknown as { devices: { outcome: string }[] }).devices.map(
      ({ outcome }) => outcome,
    )
  const refused = ['beneficiaryNotFound', 'deviceAlreadyAdded']
  expect(await outcomes()).toEqual([
    'added',
    refused[0],
    'added',
    'unchanged',
    refused[1],
    ...Array.from({ length: 120 }, () => 'added'),
  ])
  expect(new Set(await outcomes())).toEqual(new Set(['unchanged', ...refused]))
  expect(await claimOf(three)).toMatchObject({ deviceId: three })
})

it('that wait to be heard are so many at most; what is added already stays added', async () => {
  const crowded = await createHome()
  const bid = await crowded.addResident()
  const theirs = await signUp({ role: READ_WRITE })
  await join(crowded.eid, theirs, { roleId: ADMIN })
  const waiting = Array.from({ length: mostClaims - 1 }, () => newDevEui())
  const batch = db.batch()
  for (const deviceId of waiting) batch.set(db.doc(paths.claim(crowded.eid, deviceId)), { deviceId })
  await batch.commit()
  const add = (deviceId: string) =>
    callApi(theirs, claimDeviceCall, {
      params: { eid: crowded.eid, deviceId },
      body: { type: button, beneficiaryId: bid, location: 'Lit' },
    })
  const [last, over] = [newDevEui(), newDevEui()]
  expect(await add(last)).toMatchObject({ status: 200, data: { changed: true } })
  expect(await add(over)).toMatchObject({ status: 409, data: { code: 'tooManyClaims' } })
  expect(await add(last)).toMatchObject({ status: 200, data: { changed: false } })
  await db.doc(paths.claim(crowded.eid, last)).delete()
  expect(await add(over)).toMatchObject({ status: 200, data: { changed: true } })
})

it('is for administrators of the home', async () => {
  const [attendant, reader, caregiver, otherAdmin, stranger] = (await Promise.all(
    [READ_WRITE, READ_WRITE, CAREGIVER, READ_WRITE, READ_WRITE].map((role) => signUp({ role })),
  )) as [TestPerson, TestPerson, TestPerson, TestPerson, TestPerson]
  await join(home.eid, attendant, { roleId: READ_WRITE })
  await join(home.eid, reader, { roleId: READ_ONLY })
  await join(home.eid, caregiver, { roleId: READ_WRITE, beneficiaryIds: [resident] })
  await join((await createHome()).eid, otherAdmin, { roleId: ADMIN })
  const heard = await home.addDevice(resident, button, 'Lit')
  const deviceId = newDevEui()
  for (const person of [attendant, reader, caregiver, otherAdmin, stranger]) {
    const many = { params: { eid: home.eid }, body: { devices: [{ ...body(), deviceId }] } }
    expect((await claim(deviceId, {}, person)).status).toBe(403)
    expect((await callApi(person, claimDevicesCall, many)).status).toBe(403)
    expect((await change(heard, { type: button, location: 'x' }, person)).status).toBe(403)
    expect((await retire(heard, person)).status).toBe(403)
  }
  expect(await claimOf(deviceId)).toBeUndefined()
  expect((await db.doc(paths.assignment(heard)).get()).get('location')).toBe('Lit')
})

it('a DevEUI that no device has, all zeros or all F, is refused; one beside many too', async () => {
  for (const placeholder of ['0000000000000000', 'ffffffffffffffff', 'FFFFFFFFFFFFFFFF']) {
    const alone = await claim(placeholder)
    expect([alone.status, alone.data.code]).toEqual([400, 'invalidRequest'])
    const devices = [
      { ...body(), deviceId: newDevEui() },
      { ...body(), deviceId: placeholder },
    ]
    const many = await callApi(admin, claimDevicesCall, { params: { eid: home.eid }, body: { devices } })
    expect([many.status, many.data.code]).toEqual([400, 'invalidRequest'])
    // Whoever has one from before can take it away.
    expect((await retire(placeholder)).status).toBe(200)
  }
})

it('an alert in progress says that its device has left whoever called, until they are given it again, by moving it or adding it anew', async () => {
  const [theirs, other] = [await home.addResident(), await home.addResident()]
  const deviceId = await home.addDevice(theirs, button)
  await home.addRule({ ...buttonRule, beneficiaryId: theirs })
  await push(eventMessage(home, { deviceId, kind: 'buttonPressed' }))
  const leftAt = async () => {
    const alert = (await alertsOf(home)).find((one) => one.deviceId === deviceId)
    if (alert === undefined) throw new Error('the press raised no alert')
    return alert.deviceLeftAt ?? null
  }
  expect(await leftAt()).toBeNull()
  await move(deviceId, other)
  const left = await leftAt()
  expect(left).toEqual(expect.any(Number))
  await retire(deviceId)
  expect(await leftAt()).toBe(left)
  await claim(deviceId, { beneficiaryId: other })
  expect(await leftAt()).toBe(left)
  await retire(deviceId)
  await claim(deviceId, { beneficiaryId: theirs })
  expect(await leftAt()).toBeNull()

  await retire(deviceId)
  expect(await leftAt()).toEqual(expect.any(Number))
  const devices = [{ ...body({ beneficiaryId: theirs }), deviceId }]
  await callApi(admin, claimDevicesCall, { params: { eid: home.eid }, body: { devices } })
  expect(await leftAt()).toBeNull()
})
