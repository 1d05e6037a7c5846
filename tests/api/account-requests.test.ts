import { createAccountCall, resetPasswordCall } from '@vigie/domain/api/user-calls'
import { paths } from '@vigie/domain/paths'
import { currentTerms } from '@vigie/domain/people/terms'
import { expect, it } from 'vitest'
import { onAccountRequest } from '../../functions/src/accounts/on-account-request.ts'
import { whenAccountRequestsAreDone } from '../support/account-requests.ts'
import { callApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { newId } from '../support/ids.ts'
import { mailedLinks, useLink } from '../support/mailed-links.ts'
import { messagesTo } from '../support/sandbox.ts'

const somebody = () => ({
  email: `${newId('new')}@vigie.example`,
  displayName: 'Nadia Fortin',
  locale: 'fr' as const,
  terms: currentTerms as typeof currentTerms,
})
type Somebody = ReturnType<typeof somebody>
const create = (body: Somebody) => callApi(null, createAccountCall, { params: {}, body })
const profileOf = async (email: string) =>
  (await db.collection(paths.users).where('email', '==', email).get()).docs[0]?.data()

it('what was asked at an address is kept no longer than it takes, and told of again nothing is done', async () => {
  const asked = somebody()
  const at = Date.now() - 3 * 60_000
  const again = { kind: 'account', asked, at }
  await create(asked)
  const [mail] = await mailedLinks(asked.email)
  await whenAccountRequestsAreDone(asked.email)
  expect(mail && (await useLink(mail, 'Vigie!2026'))).toBe(true)
  // By the time Firestore says it once more its owner has an account, and would be told so.
  await onAccountRequest(newId('done'), again)
  expect(await messagesTo(asked.email)).toHaveLength(1)
})

it('of two who asked for one account, told of the wrong way round, the later says what it is called', async () => {
  const asked = somebody()
  const now = Date.now()
  for (const [displayName, at] of [
    ['Nadia Fortin', now],
    ['Chloé Gauthier', now - 1_000],
  ] as const) {
    const request = db.doc(paths.accountRequest(newId('request')))
    await request.set({ kind: 'account', asked: { ...asked, displayName }, at })
    await whenAccountRequestsAreDone(asked.email)
  }
  expect(await profileOf(asked.email)).toMatchObject({
    displayName: 'Nadia Fortin',
    terms: { version: currentTerms, acceptedAt: now },
  })
})

it('ten who ask at once for an account and for its password make one, and its owner can get in', async () => {
  const asked = somebody()
  const forget = () =>
    callApi(null, resetPasswordCall, { params: {}, body: { username: asked.email, locale: 'fr' } })
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? create(asked) : forget())),
  )
  expect(answers.map(({ status, data }) => ({ status, data }))).toEqual(
    answers.map(() => ({ status: 200, data: {} })),
  )
  await whenAccountRequestsAreDone(asked.email)
  expect((await db.collection(paths.users).where('email', '==', asked.email).get()).size).toBe(1)
  const mails = await mailedLinks(asked.email)
  const last = mails.at(-1)
  expect(last && (await useLink(last, 'Vigie!2026'))).toBe(true)
})
