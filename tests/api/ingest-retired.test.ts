import { randomUUID } from 'node:crypto'
import { FieldValue } from '@google-cloud/firestore'
import { claimDeviceCall, retireDeviceCall } from '@vigie/domain/api/device-calls'
import { rotateApiKeyCall } from '@vigie/domain/api/key-calls'
import { noticeIdOf } from '@vigie/domain/notices/notice'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { alertsOf, button, buttonRule, homeWithButton } from '../support/home-with-button.ts'
import { homeWithUplinks } from '../support/home-with-uplinks.ts'
import { newDevEui } from '../support/ids.ts'
import { join, signUp } from '../support/people.ts'
import { push } from '../support/push.ts'
import { eventMessage } from '../support/sensor-messages.ts'
import { whenDocument } from '../support/until.ts'

/** A home whose button every instance remembers, and its administrator. */
async function homeThatIsRemembered() {
  const { home, bid, deviceId } = await homeWithButton()
  await home.addRule(buttonRule)
  const admin = await signUp({ role: roles.READ_WRITE })
  await join(home.eid, admin, { roleId: roles.ADMIN })
  await push(
    ...Array.from({ length: 12 }, () => eventMessage(home, { deviceId, kind: 'temperature', value: 20 })),
  )
  const press = () => eventMessage(home, { deviceId, kind: 'buttonPressed' })
  const params = { eid: home.eid, deviceId }
  const retire = () => callApi(admin, retireDeviceCall, { params })
  const claim = (beneficiaryId: string) =>
    callApi(admin, claimDeviceCall, { params, body: { type: button, beneficiaryId, location: 'Toilettes' } })
  const rotate = (overlapHours: number) =>
    callApi(admin, rotateApiKeyCall, {
      params: { eid: home.eid, kid: randomUUID() },
      body: { overlapHours },
    })
  return { home, bid, deviceId, press, retire, claim, rotate }
}

const refusalOf = async (messageId: string) => (await db.doc(paths.refusal(messageId)).get()).data()

it('a button that was given to another resident by taking it off and adding it anew calls for that one alone', async () => {
  const { home, press, retire, claim } = await homeThatIsRemembered()
  await push(press())
  const next = await home.addResident({ room: '305', name: 'M. Lavoie' })
  expect((await retire()).status).toBe(200)
  expect((await claim(next)).status).toBe(200)
  const message = press()
  await push(message)
  const alerts = await alertsOf(home)
  expect(alerts.filter(({ room }) => room === '305')).toMatchObject([
    { beneficiaryId: next, deviceLocation: 'Toilettes', occurrences: 1 },
  ])
  expect(alerts.filter(({ room }) => room !== '305')).toMatchObject([{ occurrences: 1 }])
  expect(await refusalOf(message.messageId)).toBeUndefined()
})

it('a button that was retired calls for nobody who had it, and the home whose key it brings is told where it hung', async () => {
  const { home, bid, deviceId, press, retire } = await homeThatIsRemembered()
  await retire()
  const message = press()
  await push(message)
  expect(await alertsOf(home)).toEqual([])
  expect(await refusalOf(message.messageId)).toMatchObject({
    reason: 'unknownDevice',
    callForHelp: true,
    establishmentId: home.eid,
    body: expect.stringContaining(deviceId),
  })
  const notice = await whenDocument(paths.notice(noticeIdOf(home.eid, 'unknownDevice')), () => true)
  expect(notice).toMatchObject({
    deviceIds: [deviceId],
    places: { [deviceId]: { beneficiaryId: bid, room: '214', location: 'Chevet', isRetired: true } },
  })
})

it('a retired button that hung elsewhere before is looked for where it hung last, and nowhere in a home that never had it', async () => {
  const { home, deviceId, press, retire, claim } = await homeThatIsRemembered()
  await retire()
  const next = await home.addResident({ room: '305', name: 'M. Lavoie' })
  await claim(next)
  await push(press())
  await retire()
  await push(press())
  const path = paths.notice(noticeIdOf(home.eid, 'unknownDevice'))
  expect((await whenDocument(path, () => true)).places[deviceId]).toEqual({
    at: expect.any(Number),
    ...{ beneficiaryId: next, room: '305', location: 'Toilettes', isRetired: true },
  })
  const other = await createHome()
  await push(eventMessage(other, { deviceId, kind: 'buttonPressed' }))
  const elsewhere = await whenDocument(paths.notice(noticeIdOf(other.eid, 'unknownDevice')), () => true)
  expect(elsewhere).toMatchObject({ deviceIds: [deviceId], places: {} })
})

it('a retired button is the home’s also by a gateway that has a former key, for as long as that is taken', async () => {
  const { home, press, retire, rotate } = await homeThatIsRemembered()
  await retire()
  await rotate(1)
  await rotate(1)
  const within = press()
  await push(within)
  expect(await refusalOf(within.messageId)).toMatchObject({
    reason: 'unknownDevice',
    establishmentId: home.eid,
    body: expect.any(String),
  })
  await rotate(0)
  const after = press()
  await push(after)
  expect(await refusalOf(after.messageId)).toMatchObject({ reason: 'unknownDevice', establishmentId: null })
})

it('a retired button is the home’s by its current key, though its keys were stored when none were found by the others', async () => {
  const { home, press, retire } = await homeThatIsRemembered()
  await db.doc(paths.keys(home.eid)).update({ hashes: FieldValue.delete() })
  await retire()
  const message = press()
  await push(message)
  expect(await refusalOf(message.messageId)).toMatchObject({ establishmentId: home.eid })
})

it('what is no call is the home’s whose key came with it, and told as nothing; with a key that is no home’s a call is nobody’s', async () => {
  const { home } = await homeWithButton()
  const deviceId = newDevEui()
  const measure = eventMessage(home, { deviceId, kind: 'temperature', value: 20 })
  const stranger = eventMessage({ apiKey: 'a-key-of-nobody' }, { deviceId, kind: 'buttonPressed' })
  await push(measure, stranger)
  const reason = 'unknownDevice'
  const establishmentId = home.eid
  expect(await refusalOf(measure.messageId)).toMatchObject({ reason, establishmentId, callForHelp: false })
  expect(await refusalOf(stranger.messageId)).toMatchObject({ reason, establishmentId: null })
})

it('a gateway that only the network server names is among those that were heard', async () => {
  const { home, uplink } = await homeWithUplinks('NOVIKA-LW-BANDE')
  const rxInfo = [
    { gatewayId: 'far', rssi: -110 },
    { gatewayId: 'near', rssi: -60 },
  ]
  await push(uplink(Date.now(), { object: { events: [] }, rxInfo }))
  const { docs } = await db.collection(paths.gateways(home.eid)).get()
  expect(docs.map((gateway) => gateway.get('gatewayId'))).toEqual(['near'])
})
