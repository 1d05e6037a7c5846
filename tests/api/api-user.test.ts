import { confirmEmailCall } from '@vigie/domain/api/user-calls'
import { paths } from '@vigie/domain/paths'
import type { User } from '@vigie/domain/people/user'
import { expect, it } from 'vitest'
import { adminAuth } from '../support/admin-auth.ts'
import { callApi } from '../support/api.ts'
import { signInWith } from '../support/auth.ts'
import { db } from '../support/firestore.ts'
import { homeOfAlerts } from '../support/home-of-alerts.ts'
import { newId } from '../support/ids.ts'
import { signUp, type TestPerson } from '../support/people.ts'

const change = ({ uid }: TestPerson, profile: Partial<User>) => db.doc(paths.user(uid)).update(profile)
const isKnown = async ({ uid }: TestPerson) => (await db.doc(paths.user(uid)).get()).data()?.emailVerified
/**
 * The same token, a minute younger: the emulator ends sessions in whole seconds where an address changes, and asks that of each token,
 * as the cloud does not. It signs none.
 */
function younger({ idToken, ...person }: TestPerson): TestPerson {
  const [head, claims = ''] = idToken.split('.')
  const { iat, auth_time, ...said } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const aged = JSON.stringify({ ...said, iat: iat + 60, auth_time: auth_time + 60 })
  return { ...person, idToken: `${head}.${Buffer.from(aged).toString('base64url')}.` }
}

const confirm = (person: TestPerson) => callApi(person, confirmEmailCall, { params: {} })

it('somebody who belongs to no home yet tells their profile that their e-mail was verified', async () => {
  const person = await signUp()
  await change(person, { emailVerified: false })
  expect(await confirm(person)).toMatchObject({ status: 200, data: { emailVerified: true } })
  expect(await isKnown(person)).toBe(true)
  expect(await confirm(person)).toMatchObject({ status: 200, data: { emailVerified: true } })
})

it('whoever changes their address at Auth is written to at the new one, also after an older token was used', async () => {
  const person = younger(await signUp())
  const [former, current] = [`${person.uid}@vigie.example`, `${newId('changed')}@vigie.example`]
  const addressOf = async () => (await db.doc(paths.user(person.uid)).get()).data()?.email
  await adminAuth.updateUser(person.uid, { email: current, emailVerified: true })
  expect(await addressOf()).toBe(former)
  const renewed = await callApi(await signInWith(current, 'Vigie!2026'), confirmEmailCall, { params: {} })
  expect(renewed).toMatchObject({ status: 200, data: { emailVerified: true } })
  expect(await addressOf()).toBe(current)
  // A token from before the change lives for an hour.
  expect(await confirm(person)).toMatchObject({ status: 200, data: { emailVerified: true } })
  expect(await addressOf()).toBe(current)
})

it('an address that was changed and not verified is not taken', async () => {
  const person = younger(await signUp())
  await adminAuth.updateUser(person.uid, { email: `${newId('changed')}@vigie.example`, emailVerified: false })
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

it('any request tells it', async () => {
  const { raise, perform } = homeOfAlerts()
  const aid = await raise()
  const person = await signUp()
  await change(person, { emailVerified: false })
  await perform(person, 'shown', aid)
  expect(await isKnown(person)).toBe(true)
})
