import { acceptTermsCall } from '@vigie/domain/api/user-calls'
import { paths } from '@vigie/domain/paths'
import { currentTerms } from '@vigie/domain/people/terms'
import { expect, it } from 'vitest'
import { callApi, sendApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { type Account, signUp, type TestPerson } from '../support/people.ts'

const former = { version: '2020-01', acceptedAt: 1_577_836_800_000 }

/** Somebody who has accepted these terms last; null: none. */
async function whoAccepted(terms: typeof former | null, account: Account = {}): Promise<TestPerson> {
  const person = await signUp(account)
  await db.doc(paths.user(person.uid)).update({ terms })
  return person
}
const accept = (person: Parameters<typeof callApi>[0]) =>
  callApi(person, acceptTermsCall, { params: {}, body: { version: currentTerms } })
const acceptedBy = async ({ uid }: TestPerson) => (await db.doc(paths.user(uid)).get()).get('terms')
const notedOf = async ({ uid }: TestPerson) =>
  (await db.collection(paths.audits).where('path', '==', paths.user(uid)).get()).docs.map((entry) =>
    entry.get('action'),
  )

it.each([
  ['nobody has asked yet', null],
  ['accepted former ones', former],
])('whoever %s accepts the terms in force: which, and when, is kept once and noted', async (_, before) => {
  const person = await whoAccepted(before)
  const asked = Date.now()
  expect(await accept(person)).toMatchObject({ status: 200, data: {} })
  const accepted = await acceptedBy(person)
  expect(accepted).toEqual({ version: currentTerms, acceptedAt: expect.any(Number) })
  expect(accepted.acceptedAt).toBeGreaterThanOrEqual(asked)

  expect((await accept(person)).status).toBe(200)
  expect(await acceptedBy(person)).toEqual(accepted)
  expect(await notedOf(person)).toEqual(['terms.accept'])
})

it('twice at once is once', async () => {
  const person = await whoAccepted(null)
  const answers = await Promise.all([accept(person), accept(person), accept(person)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await notedOf(person)).toEqual(['terms.accept'])
})

it.each([
  ['of other terms', { version: former.version }],
  ['of none', {}],
  ['with a time of one’s own', { version: currentTerms, acceptedAt: 0 }],
])('an acceptance %s is refused', async (_, body) => {
  const person = await whoAccepted(former)
  const answer = await sendApi(person, acceptTermsCall.path, { body: JSON.stringify(body) })
  expect(answer).toMatchObject({ status: 400, data: { code: 'invalidRequest' } })
  expect(await acceptedBy(person)).toEqual(former)
})

it('nobody accepts anything who is signed out, or whose address is not verified', async () => {
  const person = await whoAccepted(null, { emailVerified: false })
  expect((await accept(null)).status).toBe(401)
  expect((await accept(person)).status).toBe(403)
  expect(await acceptedBy(person)).toBeNull()
})
