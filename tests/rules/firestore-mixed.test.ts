import type { RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { paths } from '@vigie/domain/paths'
import {
  arrayRemove,
  arrayUnion,
  doc,
  type Firestore,
  getDoc,
  increment,
  runTransaction,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { named } from './cast.ts'
import { databaseFor, isAllowed, openRules } from './environment.ts'

/** Whoever may read everything, so that only the rules of writing stand in the way. */
const admin = named('super admin')
const caregiver = named('caregiver, READ_WRITE')
const people = [admin, caregiver]

const own = ({ uid }: typeof admin) => paths.user(uid)
const membership = paths.member('lilas', caregiver.uid)
const alert = paths.alert('lilas', 'followed')
const resident = paths.beneficiary('lilas', 'unfollowed')
const watched = [...people.map(own), paths.user('someone'), membership, alert, resident]

let environment: RulesTestEnvironment
beforeAll(async () => {
  environment = await openRules('mixed', people)
})
afterAll(() => environment.cleanup())

/** What the documents hold, whoever may see it. */
async function contents(): Promise<unknown[]> {
  let found: unknown[] = []
  await environment.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore() as unknown as Firestore
    const documents = await Promise.all(watched.map((path) => getDoc(doc(db, path))))
    found = documents.map((document) => document.data())
  })
  return found
}

/** Denied, and nothing of it applied. */
async function expectNothingWritten(write: () => Promise<unknown>): Promise<void> {
  const before = await contents()
  expect(await isAllowed(write())).toBe(false)
  expect(await contents()).toEqual(before)
}

describe.each(people)('what the server computes is judged as what it becomes: $name', (person) => {
  const profile = (change: Record<string, unknown>) =>
    updateDoc(doc(databaseFor(environment, person), own(person)), change)

  test.each<[string, Record<string, unknown>]>([
    ['the time, as a language', { locale: serverTimestamp() }],
    ['a number, as a language', { locale: increment(1) }],
    ['a list, as a language', { locale: arrayUnion('fr') }],
    ['an emptied list, as a language', { locale: arrayRemove('fr') }],
    ['the time of its making, with a language', { locale: 'en', createdAt: serverTimestamp() }],
    ['another role, by counting', { roleId: increment(1) }],
    ['another role, with a language', { locale: 'en', roleId: increment(-4) }],
    ['a field below one', { 'locale.fr': true }],
    ['what they are, spelt anew', { locale: 'en', operator: true, disabled: false }],
    ['a verified address', { locale: 'en', emailVerified: true }],
  ])('%s', async (_what, change) => {
    await expectNothingWritten(() => profile(change))
  })

  test.each<[string, string, Record<string, unknown>]>([
    ['a resident they follow', membership, { beneficiaryIds: arrayUnion('unfollowed') }],
    ['a level', membership, { roleId: increment(-10) }],
    ['a caregiver of a resident', resident, { caregiverIds: arrayUnion(caregiver.uid) }],
    ['an act on an alert', alert, { shownAt: serverTimestamp() }],
  ])('%s', async (_what, path, change) => {
    const document = doc(databaseFor(environment, person), path)
    await expectNothingWritten(() => updateDoc(document, change))
    await expectNothingWritten(() => setDoc(document, change, { merge: true }))
  })
})

describe.each(people)('one write that is denied takes the others with it: $name', (person) => {
  const others: [string, string, Record<string, unknown>][] = [
    ['their own role', own(person), { roleId: 1, x: 1 }],
    ['another’s language', paths.user('someone'), { locale: 'en' }],
    ['a membership', membership, { roleId: 1, x: 1 }],
    ['an alert', alert, { state: 'resolved' }],
    ['the time on an alert', alert, { shownAt: serverTimestamp() }],
  ]

  test.each(others)('%s, in a batch, before or after their own language', async (_what, path, change) => {
    const db = databaseFor(environment, person)
    const language = doc(db, own(person))
    const after = writeBatch(db).update(language, { locale: 'en' }).update(doc(db, path), change)
    await expectNothingWritten(() => after.commit())
    const before = writeBatch(db).update(doc(db, path), change).update(language, { locale: 'en' })
    await expectNothingWritten(() => before.commit())
    await expectNothingWritten(() =>
      writeBatch(db).update(language, { locale: 'en' }).delete(doc(db, path)).commit(),
    )
  })

  test.each(others)('%s, in a transaction', async (_what, path, change) => {
    const db = databaseFor(environment, person)
    await expectNothingWritten(() =>
      runTransaction(db, async (transaction) => {
        const language = doc(db, own(person))
        await transaction.get(language)
        transaction.update(language, { locale: 'en' }).update(doc(db, path), change)
      }),
    )
  })

  test('but alone, or twice, their language is written', async () => {
    const db = databaseFor(environment, person)
    const language = doc(db, own(person))
    const twice = writeBatch(db)
      .update(language, { locale: 'en' })
      .set(language, { locale: 'fr' }, { merge: true })
    expect(await isAllowed(twice.commit())).toBe(true)
  })
})
