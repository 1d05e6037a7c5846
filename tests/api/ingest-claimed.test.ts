import { claimDeviceCall, moveDeviceCall, retireDeviceCall } from '@vigie/domain/api/device-calls'
import type { Claim } from '@vigie/domain/devices/claim'
import { noticeIdOf } from '@vigie/domain/notices/notice'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { expect, it } from 'vitest'
import { assignClaimed } from '../../functions/src/data/claimants.ts'
import { removeDevice } from '../../functions/src/data/kept-devices.ts'
import { callApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { alertsOf, button, buttonRule } from '../support/home-with-button.ts'
import { newDevEui, newId } from '../support/ids.ts'
import { join, signUp } from '../support/people.ts'
import { push, pushOne } from '../support/push.ts'
import { eventMessage } from '../support/sensor-messages.ts'
import { whenDocument } from '../support/until.ts'

/** A home that claims a device for its resident, with a rule of presses. */
async function homeThatClaims(deviceId = newDevEui(), type: Claim['type'] = button, location = 'Lit') {
  const home = await createHome()
  const bid = await home.addResident()
  await home.addRule(buttonRule)
  const claim: Claim = { deviceId, type, beneficiaryId: bid, location, by: 'admin', at: Date.now() }
  const claimAgain = () => db.doc(paths.claim(home.eid, deviceId)).set(claim)
  await claimAgain()
  const press = (eventId = newId('event'), apiKey = home.apiKey) =>
    eventMessage({ apiKey }, { deviceId, kind: 'buttonPressed', eventId })
  return { home, bid, deviceId, press, claimAgain }
}

const dataOf = async (path: string) => (await db.doc(path).get()).data()
const homeOf = async (deviceId: string) => (await dataOf(paths.assignment(deviceId)))?.establishmentId
const isClaimed = async ({ eid }: TestHome, deviceId: string) =>
  (await db.doc(paths.claim(eid, deviceId)).get()).exists
const refusalOf = async (messageId: string) => (await dataOf(paths.refusal(messageId)))?.reason
const eventsOf = async ({ eid }: TestHome, bid: string) =>
  (await db.collection(paths.days(eid, bid)).get()).docs.flatMap((day) => Object.keys(day.get('events')))
    .length

it('the first press of a device that was just added raises its alert', async () => {
  const home = await createHome()
  const bid = await home.addResident()
  await home.addRule(buttonRule)
  const admin = await signUp({ role: roles.READ_WRITE })
  await join(home.eid, admin, { roleId: roles.ADMIN })
  const deviceId = newDevEui()
  const said = (kind: 'buttonPressed' | 'temperature') =>
    eventMessage(home, { deviceId, kind, ...(kind === 'temperature' && { value: 20 }) })
  // Every instance remembers that nobody claims it.
  const unknown = Array.from({ length: 4 }, () => said('temperature'))
  await push(...unknown)
  expect(await refusalOf(unknown[0]?.messageId ?? '')).toBe('unknownDevice')
  const params = { eid: home.eid, deviceId }
  const body = { type: button as typeof button, beneficiaryId: bid, location: 'Chevet' }
  expect((await callApi(admin, claimDeviceCall, { params, body })).status).toBe(200)

  await push(said('buttonPressed'))
  expect(await alertsOf(home)).toMatchObject([{ beneficiaryId: bid, occurrences: 1 }])
  expect(await dataOf(paths.assignment(deviceId))).toMatchObject({ establishmentId: home.eid, ...body })
  const state = await dataOf(paths.device(home.eid, bid, deviceId))
  expect(state).toMatchObject({ lastEvent: { kind: 'buttonPressed' }, heardAt: expect.any(Number) })
  expect(await isClaimed(home, deviceId)).toBe(false)
  expect(await eventsOf(home, bid)).toBe(1)

  expect((await callApi(admin, retireDeviceCall, { params })).data).toMatchObject({ changed: true })
  expect(await homeOf(deviceId)).toBeUndefined()
})

it('a device claimed at a place that nobody could say today is heard all the same', async () => {
  const { home, press } = await homeThatClaims(newDevEui(), button, 'Lit\u202e\nPorte')
  await push(press())
  expect(await alertsOf(home)).toMatchObject([{ deviceLocation: 'Lit\u202e\nPorte' }])
})

it('an uplink without an event is a word of a device as well', async () => {
  const { home, bid, deviceId } = await homeThatClaims(newDevEui(), 'NOVIKA-LW-COUSSIN')
  const uplink = {
    deduplicationId: newId('uplink').replaceAll('_', '-'),
    time: new Date().toISOString(),
    deviceInfo: { devEui: deviceId, tags: { apiKey: home.apiKey } },
    object: { events: [] },
  }
  await push({ attributes: { event: 'up' }, messageId: newId('message'), data: JSON.stringify(uplink) })
  const state = await dataOf(paths.device(home.eid, bid, deviceId))
  expect(state).toMatchObject({ lastEvent: null, lastSeenAt: expect.any(Number) })
})

it('of two homes that claim it, the first whose key is heard has it', async () => {
  const one = await homeThatClaims()
  const other = await homeThatClaims(one.deviceId)
  await push(other.press())
  expect(await homeOf(one.deviceId)).toBe(other.home.eid)
  expect(await alertsOf(other.home)).toHaveLength(1)
  expect(await isClaimed(one.home, one.deviceId)).toBe(true)

  const late = one.press()
  await push(late)
  expect(await refusalOf(late.messageId)).toBe('wrongApiKey')
  expect(await homeOf(one.deviceId)).toBe(other.home.eid)
  expect(await isClaimed(one.home, one.deviceId)).toBe(true)
  // Retired there, it is heard here.
  await removeDevice({ eid: other.home.eid, deviceId: one.deviceId, uid: 'admin', now: Date.now() })
  await push(one.press())
  expect(await homeOf(one.deviceId)).toBe(one.home.eid)
  expect(await alertsOf(one.home)).toHaveLength(1)
})

it('a call of a device that was entered with one digit wrong is told with where it is to hang, unless several may be meant', async () => {
  const home = await createHome()
  const bid = await home.addResident({ room: '214' })
  const admin = await signUp({ role: roles.READ_WRITE })
  await join(home.eid, admin, { roleId: roles.ADMIN })
  const pressed = newDevEui()
  const withLast = (digit: string) => `${pressed.slice(0, -1)}${digit}`
  const [entered = '', other = ''] = ['0', '1', '2'].map(withLast).filter((id) => id !== pressed)
  const body = { type: button as typeof button, beneficiaryId: bid, location: 'Lit' }
  const claim = (deviceId: string) =>
    callApi(admin, claimDeviceCall, { params: { eid: home.eid, deviceId }, body })
  expect((await claim(entered)).status).toBe(200)
  const notice = paths.notice(noticeIdOf(home.eid, 'unknownDevice'))
  await push(eventMessage(home, { deviceId: pressed, kind: 'buttonPressed' }))
  const place = { beneficiaryId: bid, room: '214', location: 'Lit', isNear: true }
  await whenDocument(notice, ({ places }) => places[pressed] !== undefined)
  expect((await dataOf(notice))?.places).toEqual({ [pressed]: { ...place, at: expect.any(Number) } })

  expect((await claim(other)).status).toBe(200)
  await db.doc(notice).delete()
  await push(eventMessage(home, { deviceId: pressed, kind: 'buttonPressed' }))
  expect((await whenDocument(notice, () => true)).places).toEqual({})
})

it('a call of a device that another home has is told to the one that claims it and whose key it brings, each by its own records', async () => {
  const has = await homeThatClaims()
  await push(has.press())
  const claims = await homeThatClaims(has.deviceId)
  const { home, bid, deviceId } = claims
  const said = (kind: 'buttonPressed' | 'presenceDetected') => eventMessage(home, { deviceId, kind })
  const press = said('buttonPressed')
  await push(press)

  const toClaimant = await dataOf(paths.refusal(`${press.messageId}_unknownDevice`))
  expect(toClaimant).toMatchObject({ establishmentId: home.eid, deviceId, callForHelp: true })
  expect(toClaimant?.body).toContain(deviceId)
  const notice = await whenDocument(paths.notice(noticeIdOf(home.eid, 'unknownDevice')), () => true)
  expect(notice.places).toMatchObject({ [deviceId]: { beneficiaryId: bid, room: '214', location: 'Lit' } })
  const toOther = await dataOf(paths.refusal(press.messageId))
  expect(toOther).toMatchObject({ establishmentId: has.home.eid, reason: 'wrongApiKey', body: null })
  const othersNotice = await whenDocument(paths.notice(noticeIdOf(has.home.eid, 'wrongApiKey')), () => true)
  for (const [told, of] of [
    [[toClaimant, notice], has],
    [[toOther, othersNotice], claims],
  ] as const) {
    for (const secret of [of.home.eid, of.bid, of.home.apiKey])
      expect(JSON.stringify(told)).not.toContain(secret)
  }

  // What calls for no help, and what comes from a home that does not claim it, is for the other's administrators only.
  const movement = said('presenceDetected')
  const stranger = await createHome()
  const strange = eventMessage(stranger, { deviceId, kind: 'buttonPressed' })
  await push(movement, strange)
  for (const { messageId } of [movement, strange]) {
    expect(await refusalOf(messageId)).toBe('wrongApiKey')
    expect(await refusalOf(`${messageId}_unknownDevice`)).toBeUndefined()
  }
})

it('a key of no home that claims it gives it to nobody', async () => {
  const { home, deviceId, press } = await homeThatClaims()
  const stranger = await createHome()
  const wrong = [press('wrong', 'no-key-of-anybody'), press('other', stranger.apiKey)]
  await push(...wrong)
  for (const { messageId } of wrong) expect(await refusalOf(messageId)).toBe('unknownDevice')
  expect(await homeOf(deviceId)).toBeUndefined()
  expect(await isClaimed(home, deviceId)).toBe(true)
})

it('a home that cannot be read keeps no other from its device', async () => {
  const spoilt = await homeThatClaims()
  await db.doc(paths.keys(spoilt.home.eid)).set({ current: 'spoilt' })
  const { home, deviceId, press } = await homeThatClaims(spoilt.deviceId)
  await push(press())
  expect(await homeOf(deviceId)).toBe(home.eid)
})

it('the first message again changes nothing', async () => {
  const { home, bid, press } = await homeThatClaims()
  const first = press()
  await push(first)
  await push(first, first)
  expect(await alertsOf(home)).toMatchObject([{ occurrences: 1 }])
  expect(await eventsOf(home, bid)).toBe(1)
})

it('of many first messages at once none is lost, and one makes the assignment', async () => {
  const { home, bid, deviceId, press } = await homeThatClaims()
  const presses = Array.from({ length: 8 }, () => press())
  await push(...presses)
  expect(await Promise.all(presses.map(({ messageId }) => refusalOf(messageId)))).toEqual(
    presses.map(() => undefined),
  )
  expect(await eventsOf(home, bid)).toBe(8)
  expect(await alertsOf(home)).toMatchObject([{ occurrences: 8 }])
  expect(await homeOf(deviceId)).toBe(home.eid)
})

it('of eighty presses at once while a button is added and given to another none is lost, and nobody who changes it waits in vain', async () => {
  const { home, bid, deviceId, press } = await homeThatClaims()
  const next = await home.addResident({ room: '305' })
  const admin = await signUp({ role: roles.READ_WRITE })
  await join(home.eid, admin, { roleId: roles.ADMIN })
  const presses = Array.from({ length: 80 }, () => press())
  const params = { eid: home.eid, deviceId }
  const [moved] = await Promise.all([
    callApi(admin, moveDeviceCall, { params, body: { beneficiaryId: next } }),
    // All at once, as a home's gateways bring them: one that is not taken in rejects.
    ...presses.map((message) => pushOne(message)),
  ])
  expect(moved.status).toBe(200)
  const alerts = await alertsOf(home)
  expect(alerts.reduce((sum, { occurrences }) => sum + occurrences, 0)).toBe(80)
  expect(await dataOf(paths.assignment(deviceId))).toMatchObject({ beneficiaryId: next })
  expect(await dataOf(paths.device(home.eid, next, deviceId))).toBeDefined()
  expect(await dataOf(paths.device(home.eid, bid, deviceId))).toBeUndefined()
  expect(await isClaimed(home, deviceId)).toBe(false)
})

it('a claim that was withdrawn, or a device that was given to a home meanwhile, makes no assignment', async () => {
  const { home, bid, deviceId, claimAgain } = await homeThatClaims()
  await removeDevice({ eid: home.eid, deviceId, uid: 'admin', now: Date.now() })
  await assignClaimed(home.eid, deviceId, Date.now())
  expect(await homeOf(deviceId)).toBeUndefined()
  expect(await dataOf(paths.device(home.eid, bid, deviceId))).toBeUndefined()

  await claimAgain()
  const other = await createHome()
  await other.addDevice(await other.addResident(), button, 'Lit', deviceId)
  await assignClaimed(home.eid, deviceId, Date.now())
  expect(await homeOf(deviceId)).toBe(other.eid)
  expect(await isClaimed(home, deviceId)).toBe(true)
})
