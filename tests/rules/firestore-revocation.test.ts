import type { RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { paths } from '@vigie/domain/paths'
import { reportPaths } from '@vigie/domain/reports/report-paths'
import { deleteDoc, doc, type Firestore, getDoc, updateDoc } from 'firebase/firestore'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Character, named } from './cast.ts'
import { databaseFor, isAllowed, openRules } from './environment.ts'

const nurse = named('nurse, READ_WRITE')
const caregiver = named('caregiver, READ_WRITE')

let environment: RulesTestEnvironment
beforeEach(async () => {
  environment = await openRules('revocation', [nurse, caregiver])
})
afterEach(() => environment.cleanup())

const reads = (person: Character, path: string) =>
  isAllowed(getDoc(doc(databaseFor(environment, person), path)))
const asServer = (change: (db: Firestore) => Promise<void>) =>
  environment.withSecurityRulesDisabled((context) => change(context.firestore() as unknown as Firestore))

test('a revoked membership counts from the next request on, with the same token', async () => {
  const resident = paths.beneficiary('lilas', 'followed')
  expect(await reads(nurse, resident)).toBe(true)
  await asServer((db) => deleteDoc(doc(db, paths.member('lilas', nurse.uid))))
  expect(await reads(nurse, resident)).toBe(false)
})

test('so does an account that was disabled, though the membership was left as it is', async () => {
  const resident = paths.beneficiary('lilas', 'followed')
  expect(await reads(nurse, resident)).toBe(true)
  await asServer((db) => updateDoc(doc(db, paths.user(nurse.uid)), { disabled: true }))
  expect(await reads(nurse, resident)).toBe(false)
  await asServer((db) => updateDoc(doc(db, paths.user(nurse.uid)), { disabled: false }))
  expect(await reads(nurse, resident)).toBe(true)
})

test('so does a session that its person has ended on another device', async () => {
  const resident = paths.beneficiary('lilas', 'followed')
  await asServer((db) => updateDoc(doc(db, paths.user(nurse.uid)), { sessionsEndedAt: 1 }))
  expect(await reads(nurse, resident)).toBe(false)
  expect(await reads(nurse, paths.user(nurse.uid))).toBe(false)
  const later = environment
    .authenticatedContext(nurse.uid, { email_verified: true, auth_time: 1 })
    .firestore()
  expect(await isAllowed(getDoc(doc(later as unknown as Firestore, resident)))).toBe(true)
})

test('and one that was deleted', async () => {
  const resident = paths.beneficiary('lilas', 'followed')
  await asServer((db) => deleteDoc(doc(db, paths.user(nurse.uid))))
  expect(await reads(nurse, resident)).toBe(false)
})

test('so does an access level that was lowered', async () => {
  const deliveries = `${paths.deliveries('lilas')}/message`
  await asServer((db) => updateDoc(doc(db, paths.member('lilas', nurse.uid)), { roleId: 1 }))
  expect(await reads(nurse, deliveries)).toBe(true)
  await asServer((db) => updateDoc(doc(db, paths.member('lilas', nurse.uid)), { roleId: 10 }))
  expect(await reads(nurse, deliveries)).toBe(false)
})

test('and a caregiver taken off a resident', async () => {
  const note = `${paths.notes('lilas', 'followed')}/public`
  expect(await reads(caregiver, note)).toBe(true)
  await asServer((db) => updateDoc(doc(db, paths.member('lilas', caregiver.uid)), { beneficiaryIds: [] }))
  expect(await reads(caregiver, note)).toBe(false)
})

test('and who had a report made learns no more of it once they are not of the home', async () => {
  const made = reportPaths.one('lilas', `of-${nurse.uid}`)
  expect(await reads(nurse, made)).toBe(true)
  expect(await reads(caregiver, made)).toBe(false)
  await asServer((db) => deleteDoc(doc(db, paths.member('lilas', nurse.uid))))
  expect(await reads(nurse, made)).toBe(false)
})

test('an inactive establishment can still be read', async () => {
  await asServer((db) => updateDoc(doc(db, paths.establishment('lilas')), { state: 'inactive' }))
  expect(await reads(nurse, paths.establishment('lilas'))).toBe(true)
  expect(await reads(nurse, paths.beneficiary('lilas', 'followed'))).toBe(true)
})
