import { noticeIdOf } from '@vigie/domain/notices/notice'
import { paths } from '@vigie/domain/paths'
import type { Refusal } from '@vigie/domain/sensors/refusal'
import { expect, test } from 'vitest'
import { tellRefusal } from '../../functions/src/notices/tell-refusal.ts'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { newDevEui, newId } from '../support/ids.ts'
import { anAdministrator, emailOf, writtenTo } from '../support/notices.ts'
import { newUser } from '../support/people.ts'
import { push } from '../support/push.ts'
import { messagesTo } from '../support/sandbox.ts'
import { eventMessage } from '../support/sensor-messages.ts'
import { whenCollection, whenDocument } from '../support/until.ts'

/** A home with a button, as it is with its gateway's key when that is not the home's. */
async function homeWithButton(change: Parameters<typeof createHome>[0] = {}) {
  const home = await createHome(change)
  const bid = await home.addResident({ room: '214' })
  const deviceId = await home.addDevice(bid, 'NOVIKA-LW-BOUTON', 'Tête de lit')
  return { home, bid, deviceId, wrongKey: { apiKey: newId('wrong') } }
}

type Button = Awaited<ReturnType<typeof homeWithButton>>

function refusalIn(home: TestHome, deviceId: string, change: Partial<Refusal> = {}): Refusal {
  return {
    reason: 'wrongApiKey',
    detail: 'not the key',
    deviceId,
    gatewayId: 'gateway-1',
    establishmentId: home.eid,
    callForHelp: true,
    body: null,
    at: Date.now(),
    ...change,
  }
}

/** The uids of all super administrators and operators. */
async function superAdministrators(): Promise<string[]> {
  const users = db.collection(paths.users)
  const found = await Promise.all([
    users.where('roleId', '==', 1).get(),
    users.where('operator', '==', true).get(),
  ])
  return found.flatMap(({ docs }) => docs.map(({ id }) => id))
}

test('a press with a wrong key is on the screens of the administrators, and in their mail', async () => {
  const { home, bid, deviceId, wrongKey } = await homeWithButton({ name: 'Résidence du Lac' })
  const administrator = await home.addMember(anAdministrator)
  // Of a profile only what a message needs has to be sound.
  await db.doc(paths.user(administrator)).update({ phone: 'none', createdAt: 'long ago' })
  const unverified = await home.addMember({
    user: { roleId: 2, emailVerified: false },
    member: { role: 2, roleId: 1 },
  })
  await home.addMember()

  await push(eventMessage(wrongKey, { deviceId, kind: 'buttonPressed' }))

  const notice = await whenDocument(paths.notice(noticeIdOf(home.eid, 'wrongApiKey')), () => true)
  expect(notice).toMatchObject({
    establishmentId: home.eid,
    deviceIds: [deviceId],
    gatewayIds: ['gateway-1'],
    places: { [deviceId]: { beneficiaryId: bid, room: '214', location: 'Tête de lit' } },
  })
  const ends = ['accepted', 'delivered']
  await whenCollection(paths.deliveries(home.eid), ([sent]) => ends.includes(sent?.state))
  expect(await writtenTo(home)).toEqual([emailOf(administrator)])
  const [mail, ...more] = await messagesTo(emailOf(administrator))
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    subject: 'Vigie : des appels à l’aide sont refusés (Résidence du Lac)',
    text: expect.stringContaining(`Appareils : chambre 214, Tête de lit (${deviceId})`),
  })
  expect(await messagesTo(emailOf(unverified))).toEqual([])
})

test('fifty refused presses at once are one notice and one e-mail', async () => {
  const { home, deviceId } = await homeWithButton()
  const administrator = await home.addMember(anAdministrator)
  await Promise.all(Array.from({ length: 50 }, () => tellRefusal(refusalIn(home, deviceId))))
  expect(await writtenTo(home)).toEqual([emailOf(administrator)])
})

test('a press without a key is told to the administrators of the home that has the device', async () => {
  const { home, deviceId } = await homeWithButton()
  const administrator = await home.addMember(anAdministrator)
  await push({ ...eventMessage(home, { deviceId, kind: 'buttonPressed' }), attributes: {} })
  const notice = await whenDocument(paths.notice(noticeIdOf(home.eid, 'missingApiKey')), () => true)
  expect(notice).toMatchObject({ establishmentId: home.eid, deviceIds: [deviceId] })
  expect(await writtenTo(home)).toEqual([emailOf(administrator)])
})

test('a press without a key of a device that nobody has is told to the super administrators', async () => {
  const { home } = await homeWithButton()
  const press = eventMessage(home, { deviceId: newDevEui(), kind: 'buttonPressed' })
  await push({ ...press, attributes: { apiKey: '' } })
  const notice = await whenDocument(paths.notice(noticeIdOf(null, 'missingApiKey')), () => true)
  expect(notice).toMatchObject({ establishmentId: null, reason: 'missingApiKey' })
})

test('an inactive home tells its administrators that presses are refused', async () => {
  const { home, deviceId } = await homeWithButton({ state: 'inactive' })
  const administrator = await home.addMember(anAdministrator)
  await push(eventMessage(home, { deviceId, kind: 'buttonPressed' }))
  await whenDocument(paths.notice(noticeIdOf(home.eid, 'establishmentInactive')), () => true)
  expect(await writtenTo(home)).toEqual([emailOf(administrator)])
})

test.each<[string, (button: Button) => [string, object]]>([
  ['whose type cannot be read', ({ deviceId }) => [paths.assignment(deviceId), { type: 'lost' }]],
  ['whose place cannot be read', ({ deviceId }) => [paths.assignment(deviceId), { beneficiaryId: 7 }]],
  ['of a home whose key cannot be read', ({ home }) => [paths.keys(home.eid), { current: 7 }]],
])('a press of a device %s is told to the administrators, and nothing else of it is', async (_, spoil) => {
  const button = await homeWithButton()
  const { home, deviceId } = button
  const administrator = await home.addMember(anAdministrator)
  const [path, fields] = spoil(button)
  await db.doc(path).update(fields)
  const heard = eventMessage(home, { deviceId, kind: 'presenceDetected' })
  await push(heard)
  expect((await db.doc(paths.refusal(heard.messageId)).get()).data()).toMatchObject({
    reason: 'unreadableRecord',
    callForHelp: false,
    establishmentId: home.eid,
  })
  expect(await writtenTo(home)).toEqual([])

  await push(eventMessage(home, { deviceId, kind: 'buttonPressed' }))
  const notice = await whenDocument(paths.notice(noticeIdOf(home.eid, 'unreadableRecord')), () => true)
  expect(notice).toMatchObject({ establishmentId: home.eid, deviceIds: [deviceId] })
  expect(await writtenTo(home)).toEqual([emailOf(administrator)])
})

test('a press of a device whose home cannot be read is told to the super administrators', async () => {
  const { home, deviceId } = await homeWithButton()
  await db.doc(paths.assignment(deviceId)).update({ establishmentId: 7 })
  await push(eventMessage(home, { deviceId, kind: 'buttonPressed' }))
  const notice = await whenDocument(paths.notice(noticeIdOf(null, 'unreadableRecord')), () => true)
  expect(notice).toMatchObject({ establishmentId: null })
})

test('a notice that cannot be read is made anew, and told', async () => {
  const { home, deviceId } = await homeWithButton()
  const administrator = await home.addMember(anAdministrator)
  const notice = db.doc(paths.notice(noticeIdOf(home.eid, 'wrongApiKey')))
  await notice.set({ reason: 7, lastAt: Date.now() })
  await tellRefusal(refusalIn(home, deviceId))
  expect((await notice.get()).data()).toMatchObject({ reason: 'wrongApiKey', deviceIds: [deviceId] })
  expect(await writtenTo(home)).toEqual([emailOf(administrator)])
})

test('a home without an administrator who can be written to is told to the super administrators', async () => {
  const { home, deviceId } = await homeWithButton()
  await home.addMember({ user: { roleId: 2, emailVerified: false }, member: { role: 2, roleId: 1 } })
  const uid = newId('super')
  await db.doc(paths.user(uid)).set(newUser(uid, { roleId: 1 }))
  const before = await superAdministrators()
  await tellRefusal(refusalIn(home, deviceId))
  const about = noticeIdOf(home.eid, 'wrongApiKey')
  const { docs } = await db.collection(paths.deliveries(null)).where('about.noticeId', '==', about).get()
  const told = docs.map((delivery): string => delivery.get('recipient.uid'))
  expect(told).not.toEqual([])
  // Other tests make some, and take it from others, meanwhile.
  expect([...before, ...(await superAdministrators())]).toEqual(expect.arrayContaining(told))
  // Where administrators of the home could read their addresses.
  expect(await writtenTo(home)).toEqual([])
})

test('a device that another home has by now is named without its place', async () => {
  const { home, deviceId } = await homeWithButton()
  const other = await createHome()
  await db.doc(paths.assignment(deviceId)).update({ establishmentId: other.eid })
  await tellRefusal(refusalIn(home, deviceId))
  const notice = await db.doc(paths.notice(noticeIdOf(home.eid, 'wrongApiKey'))).get()
  expect(notice.data()).toMatchObject({ deviceIds: [deviceId], places: {} })
})

test('a press of a device that nobody has is told to the super administrators', async () => {
  const { wrongKey } = await homeWithButton()
  await push(eventMessage(wrongKey, { deviceId: newDevEui(), kind: 'buttonPressed' }))
  const notice = await whenDocument(paths.notice(noticeIdOf(null, 'unknownDevice')), () => true)
  expect(notice).toMatchObject({ establishmentId: null, reason: 'unknownDevice' })
})

test('a refused temperature is told to nobody', async () => {
  const { home, deviceId } = await homeWithButton()
  await home.addMember(anAdministrator)
  await tellRefusal(refusalIn(home, deviceId, { callForHelp: false }))
  expect((await db.doc(paths.notice(noticeIdOf(home.eid, 'wrongApiKey'))).get()).exists).toBe(false)
  expect(await writtenTo(home)).toEqual([])
})
