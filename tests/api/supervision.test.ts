import { moveDeviceCall } from '@vigie/domain/api/device-calls'
import type { Device } from '@vigie/domain/devices/device'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import type { TechnicalAlert } from '@vigie/domain/supervision/technical-alert'
import { expect, test } from 'vitest'
import { watchHome } from '../../functions/src/supervision/watch-home.ts'
import { callApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { newDevEui } from '../support/ids.ts'
import { anAdministrator, emailOf, writtenTo } from '../support/notices.ts'
import { newPhone } from '../support/outbox.ts'
import { join, signUp } from '../support/people.ts'
import { push } from '../support/push.ts'
import { eventMessage } from '../support/sensor-messages.ts'
import { whenCollection, whenSeen } from '../support/until.ts'

const minute = 60_000
const hour = 60 * minute
const climate = 'DRAGINO-LHT65S-NE117'
const pad = 'NOVIKA-LW-BANDE'

const heard = ({ eid }: TestHome, bid: string, deviceId: string, at: number, gateway = 'hall') =>
  db.doc(paths.device(eid, bid, deviceId)).update({
    heardAt: at,
    lastSeenAt: at,
    assignedAt: at - 24 * hour,
    gateway: { id: gateway, at },
  } satisfies Partial<Device>)

const gatewayHeard = ({ eid }: TestHome, gatewayId: string, at: number) =>
  db.doc(paths.gateway(eid, gatewayId)).set({ gatewayId, keyId: 'first', lastHeardAt: at, takenAt: at })

async function alertsOf({ eid }: TestHome) {
  const { docs } = await db.collection(paths.technicalAlerts(eid)).get()
  return docs.map((doc) => doc.data() as TechnicalAlert).sort((one, other) => one.raisedAt - other.raisedAt)
}

const silentIn = async ({ eid }: TestHome) => (await db.doc(paths.establishment(eid)).get()).get('silent')

test('that a gateway publishes with a former key is told before that key ends, and over once no device brings it any more', async () => {
  const home = await createHome()
  const administrator = await home.addMember(anAdministrator)
  const bid = await home.addResident()
  const now = Date.now()
  await heard(home, bid, await home.addDevice(bid, pad), now)
  const until = now + 48 * hour
  await db.doc(paths.keys(home.eid)).update({
    current: { id: 'second', hash: 'b'.repeat(64), madeAt: now - 240 * hour },
    former: [{ id: 'first', hash: 'a'.repeat(64), madeAt: 0, until }],
  })
  await gatewayHeard(home, 'hall', now)
  await watchHome(home.eid, now)
  await watchHome(home.eid, now + 5 * minute)
  const subject = { kind: 'gatewayKey', gatewayId: 'hall', until }
  expect(await alertsOf(home)).toMatchObject([{ subject, endedAt: null }])
  expect(await writtenTo(home)).toEqual([emailOf(administrator)])
  // It is heard as well as ever.
  expect((await silentIn(home)) ?? null).toBeNull()
  // The next device behind it may have the former key all the same.
  const known = { gatewayId: 'hall', keyId: 'second', lastHeardAt: now + 6 * minute }
  const usedKeys = { first: now, second: known.lastHeardAt }
  await db.doc(paths.gateway(home.eid, 'hall')).set({ ...known, usedKeys })
  await watchHome(home.eid, now + 10 * minute)
  expect(await alertsOf(home)).toMatchObject([{ subject, endedAt: null }])
  const over = now + 11 * minute
  await db.doc(paths.gateway(home.eid, 'hall')).update({ 'usedKeys.first': over - 25 * hour })
  await watchHome(home.eid, over)
  expect(await alertsOf(home)).toMatchObject([{ subject, endedAt: null }])
  await db.doc(paths.gateway(home.eid, 'hall')).update({ 'usedKeys.first': over - 31 * hour })
  await watchHome(home.eid, over + 5 * minute)
  expect(await alertsOf(home)).toMatchObject([{ subject, endedAt: over + 5 * minute }])
})

test('a device that falls silent is one technical alert for administrators, and over once it is heard', async () => {
  const home = await createHome()
  const administrator = await home.addMember(anAdministrator)
  await home.addMember()
  const bid = await home.addResident({ room: '214' })
  const [silent, well] = [await home.addDevice(bid, climate, 'Fenêtre'), await home.addDevice(bid, pad)]
  const now = Date.now()
  await heard(home, bid, silent, now - 74 * minute)
  await heard(home, bid, well, now)
  await gatewayHeard(home, 'hall', now)
  await watchHome(home.eid, now)
  expect(await alertsOf(home)).toEqual([])
  await watchHome(home.eid, now + 5 * minute)
  // The same again, and somewhat later, changes nothing.
  await Promise.all([1, 2].map(() => watchHome(home.eid, now + 5 * minute)))
  await watchHome(home.eid, now + 10 * minute)
  expect(await alertsOf(home)).toMatchObject([
    {
      subject: { kind: 'device', deviceId: silent, beneficiaryId: bid, location: 'Fenêtre', room: '214' },
      since: now - 74 * minute,
      endedAt: null,
    },
  ])
  expect(await silentIn(home)).toEqual({ of: 'devices', since: now - 74 * minute, devices: 1 })
  expect(await writtenTo(home)).toEqual([emailOf(administrator)])
  await heard(home, bid, silent, now + 12 * minute)
  await watchHome(home.eid, now + 16 * minute)
  expect(await alertsOf(home)).toMatchObject([{ endedAt: now + 16 * minute }])
  expect(await silentIn(home)).toBeNull()
})

test('a gateway that is down with ten devices is one technical alert', async () => {
  const home = await createHome()
  const administrator = await home.addMember(anAdministrator)
  const bid = await home.addResident()
  const now = Date.now()
  const behind = await Promise.all(Array.from({ length: 10 }, () => home.addDevice(bid, climate)))
  await Promise.all(behind.map((id, index) => heard(home, bid, id, now - (90 - index) * minute, 'chapel')))
  await heard(home, bid, await home.addDevice(bid, pad), now)
  await gatewayHeard(home, 'chapel', now - 81 * minute)
  await gatewayHeard(home, 'hall', now)
  await watchHome(home.eid, now)
  await watchHome(home.eid, now + 5 * minute)
  expect(await alertsOf(home)).toMatchObject([
    { subject: { kind: 'gateway', gatewayId: 'chapel', devices: 10 }, since: now - 81 * minute },
  ])
  expect(await silentIn(home)).toMatchObject({ of: 'gateway', devices: 10 })
  expect(await writtenTo(home)).toEqual([emailOf(administrator)])
  // It is back, and most of its devices will be heard at their next beat only.
  await gatewayHeard(home, 'chapel', now + 8 * minute)
  await watchHome(home.eid, now + 10 * minute)
  expect(await alertsOf(home)).toMatchObject([{ endedAt: now + 10 * minute }])
  expect(await silentIn(home)).toBeNull()
})

test('each resident behind a silent gateway is said to be cut off until it is heard or their device is, and nobody else', async () => {
  const home = await createHome()
  const [roy, nadeau, well] = [await home.addResident(), await home.addResident(), await home.addResident()]
  const now = Date.now()
  const [hers, his, third] = [
    await home.addDevice(roy, climate),
    await home.addDevice(nadeau, climate),
    await home.addDevice(nadeau, pad),
  ]
  const since = now - 80 * minute
  await heard(home, roy, hers, since - minute, 'chapel')
  await heard(home, nadeau, his, since, 'chapel')
  await heard(home, nadeau, third, now, 'hall')
  await heard(home, well, await home.addDevice(well, climate), now, 'hall')
  await gatewayHeard(home, 'chapel', since)
  await gatewayHeard(home, 'hall', now)
  // Of somebody who was left so by a look that ended in its middle, too.
  await db.doc(paths.beneficiary(home.eid, well)).update({ cutOff: since })
  const cutOff = async () => {
    const said = await Promise.all(
      [roy, nadeau, well].map((bid) => db.doc(paths.beneficiary(home.eid, bid)).get()),
    )
    return said.map((one) => one.get('cutOff') ?? null)
  }
  await watchHome(home.eid, now)
  expect(await silentIn(home)).toMatchObject({ of: 'gateway', devices: 2, residents: 2 })
  expect(await cutOff()).toEqual([since, since, null])
  // The device that another gateway hears by now is behind none that is silent.
  await heard(home, nadeau, his, now + minute, 'hall')
  await watchHome(home.eid, now + 10 * minute)
  expect(await silentIn(home)).toMatchObject({ of: 'gateway', devices: 1, residents: 1 })
  expect(await cutOff()).toEqual([since, null, null])
  await gatewayHeard(home, 'chapel', now + 12 * minute)
  await watchHome(home.eid, now + 15 * minute)
  expect(await cutOff()).toEqual([null, null, null])
})

test('whom the e-mail does not reach is told by SMS that the whole home is silent; of one gateway that is back the other is not', async () => {
  const home = await createHome()
  const administrator = await home.addMember(anAdministrator)
  const phone = newPhone()
  await db.doc(paths.user(administrator)).update({ phoneMobile: phone, verifiedPhones: [phone] })
  const bid = await home.addResident()
  const now = Date.now()
  const [hall, chapel] = [
    await Promise.all([1, 2, 3].map(() => home.addDevice(bid, climate))),
    await Promise.all([1, 2].map(() => home.addDevice(bid, 'NOVIKA-LW-BOUTON'))),
  ]
  await Promise.all(hall.map((id) => heard(home, bid, id, now - 3 * hour)))
  await Promise.all(chapel.map((id) => heard(home, bid, id, now - 4 * hour, 'chapel')))
  await watchHome(home.eid, now)
  expect(await silentIn(home)).toMatchObject({ of: 'home', devices: 5 })
  const { docs } = await db.collection(paths.deliveries(home.eid)).where('about.kind', '==', 'notice').get()
  expect(docs.map((doc) => doc.get('next'))).toEqual([
    [expect.objectContaining({ channel: 'sms', to: phone, text: expect.stringMatching(/5 appareils/) })],
  ])
  await Promise.all(hall.map((id) => heard(home, bid, id, now + minute)))
  await gatewayHeard(home, 'hall', now + minute)
  await watchHome(home.eid, now + 5 * minute)
  expect(await silentIn(home)).toEqual({
    of: 'gateway',
    since: now - 4 * hour,
    devices: 2,
    residents: 1,
    gateways: [{ id: 'chapel', since: now - 4 * hour }],
  })
  expect((await alertsOf(home)).map(({ subject, endedAt }) => [subject.kind, endedAt])).toEqual([
    ['home', now + 5 * minute],
    ['gateway', null],
  ])
})

test('a silent device that is moved is told of where it hangs now', async () => {
  const home = await createHome()
  await home.addMember(anAdministrator)
  const [from, to] = [await home.addResident({ room: '214' }), await home.addResident({ room: '215' })]
  const [silent, well] = [await home.addDevice(from, climate), await home.addDevice(from, pad)]
  const now = Date.now() - 30 * minute
  await heard(home, from, silent, now - 2 * hour)
  await heard(home, from, well, now)
  await gatewayHeard(home, 'hall', now)
  await watchHome(home.eid, now)
  expect(await silentIn(home)).toMatchObject({ of: 'devices' })
  const mover = await signUp({ role: roles.NURSE })
  await join(home.eid, mover, { roleId: roles.ADMIN })
  const params = { eid: home.eid, deviceId: silent }
  const moved = await callApi(mover, moveDeviceCall, { params, body: { beneficiaryId: to } })
  expect(moved.status).toBe(200)
  for (const later of [5, 10, 15, 20]) await watchHome(home.eid, now + later * minute)
  expect(
    (await alertsOf(home)).map(({ subject, since, endedAt }) => [subject, since, endedAt === null]),
  ).toEqual([
    [expect.objectContaining({ room: '214' }), now - 2 * hour, false],
    [expect.objectContaining({ room: '215', beneficiaryId: to }), now - 2 * hour, true],
  ])
  expect(await silentIn(home)).toMatchObject({ of: 'devices', since: now - 2 * hour })
})

test('by which gateway a device was heard is known from its messages', async () => {
  const home = await createHome()
  const bid = await home.addResident()
  const deviceId = await home.addDevice(bid, pad)
  await push(eventMessage(home, { deviceId, kind: 'layDown' }))
  const device = (await db.doc(paths.device(home.eid, bid, deviceId)).get()).data() as Device
  const gateways = await db.collection(paths.gateways(home.eid)).get()
  expect(device.gateway?.id).toBe(gateways.docs[0]?.get('gatewayId'))
})

test('a gateway of which everything is refused is heard, and ends, hides and postpones nothing that is said of silent devices', async () => {
  const now = Date.now()
  const silentHome = async () => {
    const home = await createHome()
    const bid = await home.addResident()
    const ids = await Promise.all([1, 2, 3, 4].map(() => home.addDevice(bid, pad)))
    for (const id of ids) await heard(home, bid, id, now - 6 * hour)
    await gatewayHeard(home, 'hall', now - 6 * hour)
    return { home, ids }
  }
  const nothing = { of: 'home', since: now - 6 * hour, devices: 4 }
  const [warned, before] = await Promise.all([silentHome(), silentHome()])
  await watchHome(warned.home.eid, now)
  expect(await silentIn(warned.home)).toEqual(nothing)
  for (const { home, ids } of [warned, before]) {
    const refused = [
      { deviceId: newDevEui(), kind: 'standUp' as const },
      { deviceId: ids[0] ?? '', kind: 'temperature' as const, value: 20 },
      { deviceId: ids[1] ?? '', kind: 'standUp' as const, occurredAt: now - 400 * 24 * hour },
    ].map((event) => eventMessage(home, event))
    await push(
      ...refused.map((message) => ({
        ...message,
        attributes: { ...message.attributes, gatewayId: 'hall' },
      })),
    )
    const gateways = await db.collection(paths.gateways(home.eid)).get()
    const lastHeard = gateways.docs.map((gateway) => gateway.get('lastHeardAt'))
    expect(Math.max(...lastHeard)).toBeGreaterThanOrEqual(now)
    for (const later of [1, 6, 61, 121]) {
      await watchHome(home.eid, now + later * minute)
      expect(await silentIn(home), `${later} minutes later`).toEqual(nothing)
    }
    expect(await alertsOf(home)).toMatchObject([{ subject: { kind: 'home' }, endedAt: null }])
  }
  // What is taken in ends it.
  const { home, ids } = warned
  const message = eventMessage(home, { deviceId: ids[0] ?? '', kind: 'layDown' })
  await push({ ...message, attributes: { ...message.attributes, gatewayId: 'hall' } })
  await watchHome(home.eid, Date.now() + 126 * minute)
  expect(await silentIn(home)).toBeNull()
})

test('a home that is inactive is not supervised', async () => {
  const home = await createHome({ state: 'inactive' })
  const bid = await home.addResident()
  await heard(home, bid, await home.addDevice(bid, climate), Date.now() - 9 * hour)
  await watchHome(home.eid, Date.now())
  expect(await alertsOf(home)).toEqual([])
})

test('a rule that tells of silence writes to its people once, of ten devices behind one gateway too', async () => {
  const home = await createHome()
  const administrator = await home.addMember(anAdministrator)
  const nurse = await home.addMember()
  const away = await home.addMember({ member: { away: { since: 1, until: null, by: nurse } } })
  const bid = await home.addResident({ room: '214' })
  const now = Date.now() - 6 * minute
  const behind = await Promise.all(Array.from({ length: 10 }, () => home.addDevice(bid, climate)))
  await Promise.all(behind.map((id, index) => heard(home, bid, id, now - (90 - index) * minute, 'chapel')))
  await heard(home, bid, await home.addDevice(bid, pad), now)
  await gatewayHeard(home, 'chapel', now - 81 * minute)
  await gatewayHeard(home, 'hall', now)
  const said = {
    methods: ['email' as const],
    recipients: [nurse, away].map((uid) => ({ kind: 'user' as const, uid })),
  }
  const air = { deviceTypes: [climate as typeof climate], action: 'temperature' as const }
  for (const name of ['Froid', 'Chaud']) await home.addRule({ name, ...air, ...said, tellsSilence: true })
  await home.addRule({ name: 'Sans', ...air, recipients: said.recipients, methods: ['sms'] })
  await watchHome(home.eid, now + 5 * minute)
  const written = await whenCollection(
    paths.deliveries(home.eid),
    (all) => all.filter(({ about }) => (about as { kind: string }).kind === 'silence').length > 0,
  )
  const told = written.filter(({ about }) => (about as { kind: string }).kind === 'silence')
  expect(told).toMatchObject([
    { recipient: { kind: 'user', uid: nurse }, channel: 'email', about: { beneficiaryId: bid } },
  ])
  expect(told[0]?.text).toMatch(/passerelle depuis .* \(10 appareils\)/)
  expect(await writtenTo(home)).toContain(emailOf(administrator))
  // Its timer is done with, and is set no more while it goes on.
  const waiting = () => db.collection(paths.timers).where('establishmentId', '==', home.eid).get()
  await whenSeen('its end', waiting, ({ empty }) => empty)
  await watchHome(home.eid, now + 10 * minute)
  expect((await waiting()).empty).toBe(true)
})

test('a rule of one resident tells their contact and a relative of the devices of that one alone, and to phone', async () => {
  const home = await createHome()
  const roy = await home.addResident({ room: '214', email: 'contact-of-roy@vigie.example' })
  const others = await home.addResident({ room: '215', email: 'contact-of-215@vigie.example' })
  const caregiver = { role: roles.CAREGIVER, roleId: roles.READ_ONLY }
  const relative = await home.addMember({
    user: { roleId: roles.READ_WRITE },
    member: { ...caregiver, beneficiaryIds: [roy, others] },
  })
  const nurse = await home.addMember()
  const now = Date.now() - 6 * minute
  const behind = await Promise.all(
    [roy, others, others].map((bid) => home.addDevice(bid, climate, 'Fenêtre')),
  )
  await Promise.all(
    behind.map((id, index) =>
      heard(home, index === 0 ? roy : others, id, now - (90 - index) * minute, 'chapel'),
    ),
  )
  await heard(home, roy, await home.addDevice(roy, pad), now)
  await gatewayHeard(home, 'chapel', now - 81 * minute)
  await gatewayHeard(home, 'hall', now)
  const air = { deviceTypes: [climate as typeof climate], action: 'temperature' as const, tellsSilence: true }
  const users = [relative, nurse].map((uid) => ({ kind: 'user' as const, uid }))
  const recipients = [{ kind: 'beneficiary' as const }, ...users]
  for (const beneficiaryId of [roy, others])
    await home.addRule({ ...air, beneficiaryId, methods: ['email'], recipients })
  await watchHome(home.eid, now + 5 * minute)
  const silences = await whenCollection(
    paths.deliveries(home.eid),
    (all) => all.filter(({ about }) => (about as { kind: string }).kind === 'silence').length >= 5,
  )
  const textsTo = (is: (recipient: { kind: string; uid?: string }) => boolean) =>
    silences
      .filter(({ recipient }) => is(recipient as { kind: string; uid?: string }))
      .map(({ text }) => String(text))
      .toSorted()
  const ofStaff = textsTo(({ uid }) => uid === nurse)
  expect(ofStaff).toEqual([expect.stringMatching(/passerelle depuis .* \(3 appareils\)/)])
  for (const of of [textsTo(({ kind }) => kind === 'beneficiary'), textsTo(({ uid }) => uid === relative)]) {
    expect(of).toEqual([
      expect.stringMatching(/– chambre 214, Fenêtre, [^–]*téléphonez/),
      expect.stringMatching(/– chambre 215, Fenêtre, [^–]*– chambre 215, Fenêtre, [^–]*téléphonez/),
    ])
    expect(of.join()).not.toMatch(/passerelle|Allez voir/)
  }
})
