import type { RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { paths } from '@vigie/domain/paths'
import {
  collectionGroup,
  doc,
  type Firestore,
  getDocs,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { claimsOf, named } from './cast.ts'
import { isAllowed, openRules } from './environment.ts'

const nadia = named('nurse, no home')
const email = 'nadia@vigie.example'

let environment: RulesTestEnvironment
beforeAll(async () => {
  environment = await openRules('invitations', [nadia])
  await withoutRules(async (db) => {
    await updateDoc(doc(db, paths.user(nadia.uid)), { email })
    await setDoc(doc(db, paths.invitation('lilas', 'mine')), { email, state: 'pending' })
    await setDoc(doc(db, paths.invitation('lilas', 'past')), { email, state: 'cancelled' })
    await setDoc(doc(db, paths.invitation('cedres', 'theirs')), {
      email: 'x@vigie.example',
      state: 'pending',
    })
  })
})
afterAll(() => environment.cleanup())

const withoutRules = (write: (db: Firestore) => Promise<void>) =>
  environment.withSecurityRulesDisabled((context) => write(context.firestore() as unknown as Firestore))

const as = (claims: Record<string, unknown>) =>
  environment
    .authenticatedContext(nadia.uid, { ...claimsOf(nadia), email, ...claims })
    .firestore() as unknown as Firestore
const asked = (db: Firestore, ...where_: [string, string][]) =>
  isAllowed(
    getDocs(
      query(
        collectionGroup(db, paths.invitationsGroup),
        ...where_.map(([field, value]) => where(field, '==', value)),
      ),
    ),
  )
const own: [string, string][] = [
  ['email', email],
  ['state', 'pending'],
]

test('whoever has the address, verified, lists what waits for their answer', async () => {
  expect(await asked(as({}), ...own)).toBe(true)
})

test.each<[string, Record<string, unknown>]>([
  ['another address', { email: 'x@vigie.example' }],
  ['an address that is not verified', { email_verified: false }],
  ['no address', { email: undefined }],
])('nobody does with %s', async (_, claims) => {
  expect(await asked(as(claims), ...own)).toBe(false)
})

test('nor anything but that: all of an address, all that wait, those of somebody else', async () => {
  expect(await asked(as({}), ['email', email])).toBe(false)
  expect(await asked(as({}), ['state', 'pending'])).toBe(false)
  expect(await asked(as({}), ['email', 'x@vigie.example'], ['state', 'pending'])).toBe(false)
  expect(await asked(as({}))).toBe(false)
})

test('nor does whoever had the address when their token was made, and has another by now', async () => {
  const become = (address: string) =>
    withoutRules((db) => updateDoc(doc(db, paths.user(nadia.uid)), { email: address }))
  await become('nadia.roy@vigie.example')
  expect(await asked(as({}), ...own)).toBe(false)
  await become(email)
  expect(await asked(as({}), ...own)).toBe(true)
})
