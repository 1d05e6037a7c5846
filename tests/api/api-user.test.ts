import { confirmEmailCall } from '@vigie/domain/api/user-calls'
import { paths } from '@vigie/domain/paths'
import type { User } from '@vigie/domain/people/user'
import { expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { homeOfAlerts } from '../support/home-of-alerts.ts'
import { signUp, type TestPerson } from '../support/people.ts'

const change = ({ uid }: TestPerson, profile: Partial<User>) => db.doc(paths.user(uid)).update(profile)
const isKnown = async ({ uid }: TestPerson) => (await db.doc(paths.user(uid)).get()).data()?.emailVerified
const confirm = (person: TestPerson) => callApi(person, confirmEmailCall, { params: {} })

it('somebody who belongs to no home yet tells their profile that their e-mail was verified', async () => {
  const person = await signUp()
  await change(person, { emailVerified: false })
  expect(await confirm(person)).toMatchObject({ status: 200, data: { emailVerified: true } })
  expect(await isKnown(person)).toBe(true)
  expect(await confirm(person)).toMatchObject({ status: 200, data: { emailVerified: true } })
})

it('another address than the one that was verified stays unverified', async () => {
  const person = await signUp()
  await change(person, { emailVerified: false, email: 'other@vigie.example' })
  expect(await confirm(person)).toMatchObject({ status: 200, data: { emailVerified: false } })
  expect(await isKnown(person)).toBe(false)
})

it('whoever is not verified, or not signed in, tells nothing', async () => {
  const person = await signUp({ emailVerified: false })
  expect((await confirm(person)).status).toBe(403)
  expect(await isKnown(person)).toBe(false)
  expect((await callApi(null, confirmEmailCall, { params: {} })).status).toBe(401)
})

it('any request tells it, and not of another address', async () => {
  const { raise, perform } = homeOfAlerts()
  const aid = await raise()
  const [person, other] = [await signUp(), await signUp()]
  await change(person, { emailVerified: false })
  await change(other, { emailVerified: false, email: 'other@vigie.example' })
  for (const each of [person, other]) await perform(each, 'shown', aid)
  expect([await isKnown(person), await isKnown(other)]).toEqual([true, false])
})
