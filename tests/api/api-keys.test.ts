import { randomUUID } from 'node:crypto'
import { rotateApiKeyCall } from '@vigie/domain/api/key-calls'
import { mostFormerKeys } from '@vigie/domain/care/api-keys'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { homeWithButton } from '../support/home-with-button.ts'
import { newDevEui } from '../support/ids.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'
import { push } from '../support/push.ts'
import { eventMessage } from '../support/sensor-messages.ts'

const { ADMIN, READ_WRITE } = roles

async function administratorOf({ eid }: TestHome): Promise<TestPerson> {
  const person = await signUp({ role: READ_WRITE })
  await join(eid, person, { roleId: ADMIN })
  return person
}

const rotate = (person: TestPerson, { eid }: TestHome, overlapHours: number, kid: string = randomUUID()) =>
  callApi(person, rotateApiKeyCall, { params: { eid, kid }, body: { overlapHours } })

const refusalOf = async (messageId: string) => (await db.doc(paths.refusal(messageId)).get()).get('reason')
const stored = async ({ eid }: TestHome) => JSON.stringify((await db.doc(paths.keys(eid)).get()).data())

it('a new key is taken at once, the former until its overlap is over', async () => {
  const { home, deviceId } = await homeWithButton()
  const administrator = await administratorOf(home)
  const kid = randomUUID()
  const { status, data } = await rotate(administrator, home, 1, kid)
  expect(status).toBe(200)
  expect(data).toMatchObject({ keys: { current: { id: kid }, former: [{ id: 'first' }] } })
  const { apiKey } = data as { apiKey: string }
  expect(apiKey).toMatch(/^vigie-[\w-]{43}$/)
  expect(await stored(home)).not.toContain(apiKey)

  const withNew = eventMessage({ apiKey }, { deviceId, kind: 'buttonPressed' })
  const withFormer = eventMessage(home, { deviceId, kind: 'buttonPressed' })
  await push(withNew, withFormer)
  expect(await refusalOf(withNew.messageId)).toBeUndefined()
  expect(await refusalOf(withFormer.messageId)).toBeUndefined()
})

it('the same again shows no key, and changes nothing', async () => {
  const home = await createHome()
  const administrator = await administratorOf(home)
  const kid = randomUUID()
  await rotate(administrator, home, 1, kid)
  const before = await stored(home)
  expect(await rotate(administrator, home, 0, kid)).toMatchObject({
    status: 200,
    data: { apiKey: null, keys: { current: { id: kid } } },
  })
  expect(await stored(home)).toBe(before)
  const acts = await db.collection(paths.audits).where('path', '==', paths.keys(home.eid)).get()
  expect(acts.docs.map((act) => act.get('uid'))).toEqual([administrator.uid])
})

it('a key that is ended at once is refused, as the home’s others are', async () => {
  const { home, deviceId } = await homeWithButton()
  const administrator = await administratorOf(home)
  await rotate(administrator, home, 24)
  await rotate(administrator, home, 0)
  const message = eventMessage(home, { deviceId, kind: 'buttonPressed' })
  await push(message)
  expect(await refusalOf(message.messageId)).toBe('wrongApiKey')
})

it('a key that another has made since is not replaced unseen, and says who made it', async () => {
  const home = await createHome()
  const [one, other] = [await administratorOf(home), await administratorOf(home)]
  const ask = (person: TestPerson, seen: string, kid: string = randomUUID()) =>
    callApi(person, rotateApiKeyCall, {
      params: { eid: home.eid, kid },
      body: { overlapHours: 1, seen },
    })
  const kid = randomUUID()
  expect((await ask(one, 'first', kid)).status).toBe(200)
  const before = await stored(home)
  expect(await ask(other, 'first')).toMatchObject({ status: 409, data: { code: 'keyChanged' } })
  expect(await stored(home)).toBe(before)
  const known = (await db.doc(paths.settings(home.eid)).get()).get('apiKeys')
  expect(known.current).toMatchObject({ id: kid, madeBy: one.uid })
  // The same again, whose answer was lost, is no other's.
  expect(await ask(one, 'first', kid)).toMatchObject({ status: 200, data: { apiKey: null } })
  expect((await ask(other, kid)).status).toBe(200)
  // Of two who saw the same at once, one is told.
  const current = (await db.doc(paths.settings(home.eid)).get()).get('apiKeys.current.id')
  const both = await Promise.all([ask(one, current), ask(other, current)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

it('two new keys asked for at once follow each other', async () => {
  const home = await createHome()
  const administrator = await administratorOf(home)
  const answers = await Promise.all([rotate(administrator, home, 1), rotate(administrator, home, 1)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const keys = (await db.doc(paths.keys(home.eid)).get()).data()
  expect(keys?.former).toHaveLength(2)
  const known = (await db.doc(paths.settings(home.eid)).get()).get('apiKeys')
  expect(known.current.id).toBe(keys?.current.id)
  expect(JSON.stringify(known)).not.toContain('hash')
})

it('takes no more keys at once than it can keep', async () => {
  const home = await createHome()
  const administrator = await administratorOf(home)
  for (let count = 0; count < mostFormerKeys; count += 1) {
    expect((await rotate(administrator, home, 1)).status).toBe(200)
  }
  const before = await stored(home)
  expect(await rotate(administrator, home, 1)).toMatchObject({ status: 409, data: { code: 'tooManyKeys' } })
  expect(await rotate(administrator, home, 1, 'first')).toMatchObject({
    status: 409,
    data: { code: 'keyUsed' },
  })
  expect(await stored(home)).toBe(before)
})

it('is for administrators of the home', async () => {
  const [home, other] = await Promise.all([createHome(), createHome()])
  const [attendant, reader, stranger] = (await Promise.all(
    Array.from({ length: 3 }, () => signUp({ role: READ_WRITE })),
  )) as [TestPerson, TestPerson, TestPerson]
  await join(home.eid, attendant, { roleId: READ_WRITE })
  await join(home.eid, reader, { roleId: roles.READ_ONLY })
  const before = await stored(home)
  for (const person of [attendant, reader, stranger, await administratorOf(other)]) {
    expect((await rotate(person, home, 0)).status).toBe(403)
  }
  expect(await stored(home)).toBe(before)
  const superAdmin = await signUp({ role: ADMIN })
  expect((await rotate(superAdmin, { ...home, eid: 'no-such-home' }, 0)).data).toMatchObject({
    code: 'establishmentNotFound',
  })
})

it('notes when a gateway was heard and with which key, also by what is refused for its device; of a message without a key of the home nothing', async () => {
  const { home, deviceId } = await homeWithButton()
  const from = (gatewayId: string, apiKey = home.apiKey) => {
    const message = eventMessage(home, { deviceId, kind: 'buttonPressed' })
    return { ...message, attributes: { ...message.attributes, apiKey, gatewayId } }
  }
  const ofNobody = (gatewayId: string, apiKey = home.apiKey) => {
    const heard = { deviceId: newDevEui(), kind: 'temperature' as const, value: 21 }
    const message = eventMessage(home, heard)
    return { ...message, attributes: { ...message.attributes, apiKey, gatewayId } }
  }
  const hostile = '../users/__x__.`é'
  const unknown = ofNobody('gateway-2')
  await push(from('gateway-1'), from(hostile), from('thief', 'another-key'))
  await push(unknown, ofNobody('thief', 'another-key'))
  const heard = await db.collection(paths.gateways(home.eid)).get()
  expect(heard.docs.map((gateway) => gateway.get('gatewayId')).toSorted()).toEqual(
    ['gateway-1', 'gateway-2', hostile].toSorted(),
  )
  expect(heard.docs.map((gateway) => gateway.get('keyId'))).toEqual(['first', 'first', 'first'])
  const refusal = (await db.doc(paths.refusal(unknown.messageId)).get()).data()
  expect(refusal).toMatchObject({
    ...{ reason: 'unknownDevice', establishmentId: home.eid, callForHelp: false },
  })
})

it('keeps when each key last came through a gateway, of devices that have keys of their own, and knows a new one at once', async () => {
  const { home, deviceId } = await homeWithButton()
  const administrator = await administratorOf(home)
  const other = await home.addDevice(await home.addResident(), 'NOVIKA-LW-BOUTON')
  const gatewayId = '0016c001ff10a235'
  const from = (apiKey: string, device: string, at = Date.now()) => {
    const message = eventMessage({ apiKey }, { deviceId: device, kind: 'buttonPressed' })
    return { ...message, publishedAt: at, attributes: { apiKey, gatewayId } }
  }
  const gateway = async () => (await db.collection(paths.gateways(home.eid)).get()).docs[0]?.data()
  await push(from(home.apiKey, deviceId))
  const { apiKey } = (await rotate(administrator, home, 24)).data as { apiKey: string }
  const unknown = from(apiKey, newDevEui())
  await push(unknown)
  const keyId: string = (await gateway())?.keyId
  expect(keyId).not.toBe('first')
  await push(from(apiKey, other))
  const later = Date.now() + 6 * 60_000
  await push(from(home.apiKey, deviceId, later))
  await push(from(apiKey, other, later + 1))
  expect(await gateway()).toMatchObject({ keyId, usedKeys: { first: later, [keyId]: later + 1 } })
})
