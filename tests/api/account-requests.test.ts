import { confirmEmailCall, createAccountCall, resetPasswordCall } from '@vigie/domain/api/user-calls'
import { visitorUid } from '@vigie/domain/care/audit'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { currentTerms } from '@vigie/domain/people/terms'
import { expect, it } from 'vitest'
import { newProfile } from '../../functions/src/accounts/new-profile.ts'
import { onAccountRequest } from '../../functions/src/accounts/on-account-request.ts'
import { type AskedProfile, renewProfile } from '../../functions/src/data/asked-profiles.ts'
import { whenAccountRequestsAreDone } from '../support/account-requests.ts'
import { adminAuth } from '../support/admin-auth.ts'
import { callApi } from '../support/api.ts'
import { acceptTokensSince, signInWith } from '../support/auth.ts'
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
  const again = { kind: 'account', asked, at, address: null }
  await create(asked)
  const [mail] = await mailedLinks(asked.email)
  await whenAccountRequestsAreDone(asked.email)
  expect(mail && (await useLink(mail, 'Vigie!2026'))).toBe(true)
  // By the time Firestore says it once more its owner has an account, and would be told so.
  await onAccountRequest(newId('done'), again)
  expect(await messagesTo(asked.email)).toHaveLength(1)
})

const notedOf = async (email: string) => {
  const { uid } = await adminAuth.getUserByEmail(email)
  const { docs } = await db.collection(paths.audits).where('path', '==', paths.user(uid)).orderBy('at').get()
  return docs.map((entry) => entry.data())
}

/** Has Firestore tell of it, as of this time. */
async function told(asked: Somebody, at: number) {
  const request = db.doc(paths.accountRequest(newId('request')))
  await request.set({ kind: 'account', asked, at, address: '203.0.113.9' })
  await whenAccountRequestsAreDone(asked.email)
}

it.each([
  ['in their order', [0, 1]],
  ['the wrong way round', [1, 0]],
] as const)(
  'of two who asked for one account, told of %s, the later says what it is called, and neither has accepted anything for its owner',
  async (_, order) => {
    const asked = somebody()
    const now = Date.now()
    const requests = [
      [{ ...asked, displayName: 'Chloé Gauthier' }, now - 1_000],
      [asked, now],
    ] as const
    for (const index of order) {
      const [body, at] = requests[index]
      await told(body, at)
    }
    expect(await profileOf(asked.email)).toMatchObject({ displayName: 'Nadia Fortin', terms: null })
    const entries = await notedOf(asked.email)
    expect(entries.map(({ action }) => action).toSorted()).toEqual(['user.create', 'user.renew'])
    expect(entries).toMatchObject(entries.map(() => ({ uid: visitorUid, address: '203.0.113.9' })))
    const renewed = entries.find(({ action }) => action === 'user.renew')
    expect(renewed?.fields).toEqual(order[0] === 0 ? ['displayName', 'terms'] : ['terms'])
    // The same again says nothing new.
    await told(asked, now + 1_000)
    expect(await notedOf(asked.email)).toHaveLength(2)
  },
)

it('of three told of in any order the last who asked says what it is called', async () => {
  const asked = somebody()
  const now = Date.now()
  await told({ ...asked, displayName: 'Chloé Gauthier' }, now - 3_000)
  await told(asked, now - 1_000)
  await told({ ...asked, displayName: 'Zoé Gauthier' }, now - 2_000)
  expect(await profileOf(asked.email)).toMatchObject({ displayName: 'Nadia Fortin', terms: null })
})

it('somebody who asks dozens of times for one address jams nothing, and does not have the last word', async () => {
  const asked = somebody()
  const now = Date.now()
  const strangers = Array.from({ length: 54 }, (_, index) => ({
    asked: { ...asked, displayName: `Nom ${String.fromCharCode(97 + (index % 26)).repeat(2 + (index % 3))}` },
    at: now - 1_000 - index,
  }))
  const keep = (request: object) =>
    db
      .doc(paths.accountRequest(newId('request')))
      .set({ kind: 'account', address: '203.0.113.9', ...request })
  await Promise.all([...strangers.slice(27), { asked, at: now }, ...strangers.slice(0, 27)].map(keep))
  // A transaction each took a minute for two of them.
  await whenAccountRequestsAreDone(asked.email)
  expect(await profileOf(asked.email)).toMatchObject({ displayName: 'Nadia Fortin', terms: null })
  const entries = await notedOf(asked.email)
  expect(entries.filter(({ action }) => action === 'user.create')).toHaveLength(1)
  expect(entries).toMatchObject(entries.map(() => ({ uid: visitorUid, address: '203.0.113.9' })))
})

it('what waits together is noted once for each network address, as of the last of it', async () => {
  const asked = somebody()
  const now = Date.now()
  await told(asked, now - 10_000)
  const { uid } = await adminAuth.getUserByEmail(asked.email)
  const saying = (displayName: string, at: number, address: string): AskedProfile => {
    const wish = { kind: 'account', asked: { ...asked, displayName }, at, address } as const
    const given = { ...wish.asked, roleId: roles.READ_WRITE, terms: { version: asked.terms, acceptedAt: at } }
    return { wish, profile: newProfile(given, at) }
  }
  await renewProfile(uid, [
    saying('Ana Roy', now - 4_000, '198.51.100.7'),
    saying('Léa Roy', now - 3_000, '198.51.100.7'),
    saying('Zoé Roy', now - 2_000, '203.0.113.9'),
    saying('Éva Roy', now - 1_000, '198.51.100.7'),
  ])
  const renewed = (await notedOf(asked.email)).filter(({ action }) => action === 'user.renew')
  expect(renewed.map(({ aboutName, address, fields }) => [aboutName, address, fields])).toEqual([
    ['Zoé Roy', '203.0.113.9', ['displayName']],
    ['Éva Roy', '198.51.100.7', ['displayName', 'terms']],
  ])
  expect(await profileOf(asked.email)).toMatchObject({ displayName: 'Éva Roy', terms: null })
})

it('nobody renames an account that was made for somebody, or given a role, by asking for it', async () => {
  // A name that no other test gives: a super administrator’s is taken for everybody.
  const asked = { ...somebody(), displayName: 'Zénobie Tanguay' }
  await create(asked)
  await whenAccountRequestsAreDone(asked.email)
  const { uid } = await adminAuth.getUserByEmail(asked.email)
  const made = { roleId: roles.ADMIN, terms: null }
  await db.doc(paths.user(uid)).update(made)
  await told({ ...asked, displayName: 'Chloé Gauthier' }, Date.now())
  expect(await profileOf(asked.email)).toMatchObject({ displayName: asked.displayName, ...made })
})

it('whoever shows an address to be theirs, and has another one since, leaves an entry of each', async () => {
  const asked = somebody()
  await create(asked)
  const [mail] = await mailedLinks(asked.email)
  expect(mail && (await useLink(mail, 'Vigie!2026'))).toBe(true)
  const confirm = async (email: string) =>
    callApi(await signInWith(email, 'Vigie!2026'), confirmEmailCall, { params: {} })
  for (let time = 0; time < 2; time += 1) expect(await confirm(asked.email)).toMatchObject({ status: 200 })
  const { uid } = await adminAuth.getUserByEmail(asked.email)
  const email = `${newId('moved')}@vigie.example`
  await adminAuth.updateUser(uid, { email, emailVerified: true })
  await acceptTokensSince(uid, 1)
  expect(await confirm(email)).toMatchObject({ status: 200 })
  expect(await notedOf(email)).toMatchObject([
    { action: 'user.create', uid: visitorUid, aboutName: 'Nadia Fortin' },
    {
      action: 'user.email',
      uid,
      name: 'Nadia Fortin',
      fields: ['emailVerified'],
      address: expect.any(String),
    },
    { action: 'user.email', uid, name: 'Nadia Fortin', fields: ['email'], address: expect.any(String) },
  ])
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
