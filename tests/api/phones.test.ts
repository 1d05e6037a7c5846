import { randomInt } from 'node:crypto'
import { changeProfileCall, sendPhoneCodeCall, verifyPhoneCall } from '@vigie/domain/api/profile-calls'
import { paths } from '@vigie/domain/paths'
import { codesADay, triesPerCode } from '@vigie/domain/people/phone-code'
import type { ProfileChange } from '@vigie/domain/people/profile-change'
import { roles } from '@vigie/domain/people/roles'
import { expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { newId } from '../support/ids.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'
import { messagesTo } from '../support/sandbox.ts'
import { whenSeen } from '../support/until.ts'

const newNumber = () => `+1514${randomInt(2, 10)}${String(randomInt(1_000_000)).padStart(6, '0')}`
const change = (person: TestPerson, body: ProfileChange, uid = person.uid) =>
  callApi(person, changeProfileCall, { params: { uid }, body })
const send = (person: TestPerson, phone: string) =>
  callApi(person, sendPhoneCodeCall, { params: {}, body: { phone } })
const verify = (person: TestPerson, phone: string, code: string) =>
  callApi(person, verifyPhoneCall, { params: {}, body: { phone, code } })
const profileOf = async ({ uid }: TestPerson) => (await db.doc(paths.user(uid)).get()).data()

async function codesAt(phone: string, count = 1): Promise<string[]> {
  const codes = async () =>
    (await messagesTo(phone)).flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.slice(0, 1) ?? [])
  return whenSeen(`codes at ${phone}`, codes, (found) => found.length >= count)
}

const queuedTo = async (phone: string) =>
  (await db.collection(paths.deliveries(null)).where('to', '==', phone).get()).size

/** Somebody with a number on their profile that no code came back from, in a home of their own: the people of none share what a day allows. */
async function withNumber(phone = newNumber(), eid = newId('home')) {
  const person = await signUp({ role: roles.READ_WRITE })
  await join(eid, person, { roleId: roles.READ_WRITE })
  expect(await change(person, { phoneMobile: phone })).toMatchObject({ status: 200 })
  return { person, phone }
}

const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')

it('a number is its owner’s once the code that went there is entered', async () => {
  const { person, phone } = await withNumber()
  expect((await profileOf(person))?.verifiedPhones).toEqual([])
  expect(await send(person, phone)).toMatchObject({ status: 200, data: { verified: false } })
  const [code = ''] = await codesAt(phone)
  expect(await verify(person, phone, otherThan(code))).toMatchObject({
    status: 409,
    data: { code: 'codeWrong' },
  })
  expect((await profileOf(person))?.verifiedPhones).toEqual([])
  expect(await verify(person, phone, code)).toMatchObject({ status: 200, data: { verified: true } })
  expect(await verify(person, phone, code)).toMatchObject({ status: 200, data: { verified: true } })
  expect((await profileOf(person))?.verifiedPhones).toEqual([phone])
  expect(await send(person, phone)).toMatchObject({ status: 200, data: { verified: true } })
  expect(await messagesTo(phone)).toHaveLength(1)

  expect(await change(person, { phoneMobile: null })).toMatchObject({ data: { verifiedPhones: [] } })
  expect(await change(person, { phoneMobile: phone })).toMatchObject({ data: { verifiedPhones: [] } })
  expect(await verify(person, phone, code)).toMatchObject({ status: 409, data: { code: 'codeOver' } })
})

it('a code asked for twice at once comes once', async () => {
  const { person, phone } = await withNumber()
  const answers = await Promise.all([send(person, phone), send(person, phone), send(person, phone)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await queuedTo(phone)).toBe(1)
})

it('a code that was mistyped too often is no good any more, even by many at once', async () => {
  const { person, phone } = await withNumber()
  await send(person, phone)
  const [code = ''] = await codesAt(phone)
  const tries = Array.from({ length: triesPerCode + 3 }, () => verify(person, phone, otherThan(code)))
  const codes = (await Promise.all(tries)).map(({ data }) => (data as { code: string }).code)
  expect(codes.filter((each) => each === 'codeWrong')).toHaveLength(triesPerCode)
  expect(await verify(person, phone, code)).toMatchObject({ status: 409, data: { code: 'codeOver' } })
  expect((await profileOf(person))?.verifiedPhones).toEqual([])
})

it('is asked for by nobody but whose profile has the number, and the code is theirs alone', async () => {
  const { person, phone } = await withNumber()
  const other = await signUp({ role: roles.READ_WRITE })
  expect(await send(other, phone)).toMatchObject({ status: 409, data: { code: 'phoneNotOnProfile' } })
  await change(other, { phoneMobile: phone })
  await send(person, phone)
  const [code = ''] = await codesAt(phone)
  expect(await verify(other, phone, code)).toMatchObject({ status: 409, data: { code: 'codeOver' } })
})

it('no more codes a day come to a number, whoever asks', async () => {
  const phone = newNumber()
  for (let count = 0; count < codesADay.toOneNumberInAll; count += 1) {
    const { person } = await withNumber(phone)
    expect((await send(person, phone)).status).toBe(200)
  }
  const { person: last } = await withNumber(phone)
  expect(await send(last, phone)).toMatchObject({ status: 429, data: { code: 'tooManyCodes' } })
})

it('no more codes a day come to the people of a home, but to whoever is of another as well', async () => {
  const eid = newId('home')
  const count = db.doc(paths.phoneNumber(`of-${eid}`))
  const { person: first, phone: before } = await withNumber(newNumber(), eid)
  expect((await send(first, before)).status).toBe(200)
  expect((await count.get()).get('sentAt')).toHaveLength(1)
  await count.set({ sentAt: Array.from({ length: codesADay.forOneHome }, () => Date.now()) })
  const { person, phone } = await withNumber(newNumber(), eid)
  expect(await send(person, phone)).toMatchObject({ status: 429, data: { code: 'tooManyCodes' } })
  expect(await queuedTo(phone)).toBe(0)
  await join(newId('home'), person, { roleId: roles.READ_ONLY })
  expect((await send(person, phone)).status).toBe(200)
  expect((await count.get()).get('sentAt')).toHaveLength(codesADay.forOneHome)
})

it('a profile is changed by its person alone, in what is theirs to change', async () => {
  const home = await createHome()
  const person = await signUp({ role: roles.READ_WRITE })
  await join(home.eid, person, { roleId: roles.READ_WRITE })
  expect(await change(person, { displayName: 'Nadia Roy', locale: 'en' })).toMatchObject({
    status: 200,
    data: { displayName: 'Nadia Roy', locale: 'en' },
  })
  expect((await db.doc(paths.member(home.eid, person.uid)).get()).data()).toMatchObject({
    displayName: 'Nadia Roy',
    roleId: roles.READ_WRITE,
  })
  const before = await profileOf(person)
  for (const stranger of [await signUp({ role: roles.READ_WRITE }), await signUp({ role: roles.ADMIN })]) {
    expect((await change(stranger, { displayName: 'X' }, person.uid)).status).toBe(403)
  }
  for (const body of [
    { roleId: 1 },
    { operator: true },
    { verifiedPhones: ['+15142345678'] },
    { disabled: false },
    { phoneMobile: '514 234-5678' },
    { displayName: ' ' },
    { constructor: 1 },
  ]) {
    expect((await change(person, body as ProfileChange)).status).toBe(400)
  }
  expect(await change(person, { phoneFix: '+15140000000' })).toMatchObject({
    status: 400,
    data: { code: 'phoneImpossible' },
  })
  expect(await profileOf(person)).toEqual(before)
})
