import { confirmEmailCall, createAccountCall } from '@vigie/domain/api/user-calls'
import { paths } from '@vigie/domain/paths'
import { nameStartsOf } from '@vigie/domain/people/name-starts'
import { currentTerms } from '@vigie/domain/people/terms'
import { describe, expect, it } from 'vitest'
import { whenAccountRequestsAreDone } from '../support/account-requests.ts'
import { adminAuth } from '../support/admin-auth.ts'
import { callApi, sendApi } from '../support/api.ts'
import { askAuth, signInWith } from '../support/auth.ts'
import { db } from '../support/firestore.ts'
import { newId } from '../support/ids.ts'
import { mailedLinks, useLink } from '../support/mailed-links.ts'
import { signUp } from '../support/people.ts'

const hour = 3_600_000
const password = 'Vigie!2026'
const somebody = (change: object = {}) => ({
  email: `${newId('new')}@vigie.example`,
  displayName: 'Nadia Fortin',
  locale: 'fr' as const,
  terms: currentTerms as typeof currentTerms,
  ...change,
})
/** Asks for an account, and answers once what was asked is done. */
async function create(body: ReturnType<typeof somebody>) {
  const answer = await callApi(null, createAccountCall, { params: {}, body })
  await whenAccountRequestsAreDone(body.email)
  return answer
}
const profilesOf = async (email: string) =>
  (await db.collection(paths.users).where('email', '==', email).get()).docs.map((document) => document.data())

describe('whoever makes an account for themselves', () => {
  it('is written to in their language, is nobody until they have chosen a password by that mail, and then a person without a home', async () => {
    const asked = somebody({ locale: 'en' })
    const before = Date.now()
    expect(await create(asked)).toMatchObject({ status: 200, data: {} })

    const [mail] = await mailedLinks(asked.email)
    expect(mail?.subject).toBe('Vigie: choose your password')
    expect(mail?.address.searchParams.get('mode')).toBe('resetPassword')
    const [profile] = await profilesOf(asked.email)
    expect(profile).toMatchObject({
      displayName: 'Nadia Fortin',
      locale: 'en',
      roleId: 11,
      operator: false,
      emailVerified: false,
      terms: { version: currentTerms },
    })
    expect(profile?.terms.acceptedAt).toBeGreaterThanOrEqual(before)

    expect(await signInWith(asked.email, password)).toBeNull()
    expect(mail && (await useLink(mail, password))).toBe(true)
    const person = await signInWith(asked.email, password)
    const confirmed = await callApi(person, confirmEmailCall, { params: {} })
    expect(confirmed).toMatchObject({ status: 200, data: { emailVerified: true } })
    expect(mail && (await useLink(mail, 'Another!1')), 'a code works once').toBe(false)
  })

  it('changes nothing of an account that is there: the owner is written to, once an hour, and can take a new password', async () => {
    const asked = somebody()
    await create(asked)
    const [first] = await mailedLinks(asked.email)
    expect(first && (await useLink(first, password))).toBe(true)
    const begun = Date.now()
    const stranger = { ...asked, displayName: 'Chloé Gauthier' }
    expect(await create(stranger)).toMatchObject({ status: 200, data: {} })
    expect(await create(stranger)).toMatchObject({ status: 200, data: {} })
    expect(await signInWith(asked.email, password)).not.toBeNull()
    expect(await profilesOf(asked.email)).toMatchObject([{ displayName: 'Nadia Fortin' }])

    const mails = await mailedLinks(asked.email, 2)
    const hours = Math.floor(Date.now() / hour) - Math.floor(begun / hour) + 1
    expect(mails.length).toBeLessThanOrEqual(1 + hours)
    const [, mail] = mails
    expect(mail?.subject).toBe('Vigie : vous avez déjà un compte')
    expect(mail && (await useLink(mail, 'Nouveau!2026'))).toBe(true)
    expect(await signInWith(asked.email, 'Nouveau!2026')).not.toBeNull()
  })

  it('is called what they say themselves, also where a stranger asked first; once it is theirs, nobody says it but them', async () => {
    const asked = somebody()
    await create(somebody({ ...asked, displayName: 'Chloé Gauthier', locale: 'en' }))
    await create(asked)
    const [profile] = await profilesOf(asked.email)
    expect(profile).toMatchObject({ displayName: 'Nadia Fortin', sortName: 'nadia fortin', locale: 'fr' })
    expect(profile?.nameStarts).toEqual(nameStartsOf('Nadia Fortin'))
    // Which of them is the owner nobody knows: they are asked as they come in.
    expect(profile?.terms).toBeNull()

    const mails = await mailedLinks(asked.email)
    const last = mails.at(-1)
    expect(last && (await useLink(last, password))).toBe(true)
    await create({ ...asked, displayName: 'Chloé Gauthier' })
    expect(await profilesOf(asked.email)).toMatchObject([{ displayName: 'Nadia Fortin' }])
  })

  it('twice at once is one person who is written to once', async () => {
    const asked = somebody()
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(asked)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await profilesOf(asked.email)).toHaveLength(1)
    const mails = await mailedLinks(asked.email)
    // Two, where a minute ended between the first of them and the last.
    expect(mails.length).toBeLessThanOrEqual(2)
    const last = mails.at(-1)
    expect(last && (await useLink(last, password))).toBe(true)
    expect(await signInWith(asked.email, password)).not.toBeNull()
  })

  it('leaves no way in to whoever made an account at Auth with their address before', async () => {
    const asked = somebody()
    const { uid } = await adminAuth.createUser({ email: asked.email, password: 'Earlier!1' })
    const provider = { providerId: 'google.com', uid: newId('google'), email: asked.email }
    await adminAuth.updateUser(uid, { providerToLink: provider })
    await create(asked)
    expect(await signInWith(asked.email, 'Earlier!1')).toBeNull()
    const { providerData } = await adminAuth.getUser(uid)
    expect(providerData.map(({ providerId }) => providerId)).toEqual(['password'])
    expect(await profilesOf(asked.email)).toHaveLength(1)
    const [mail] = await mailedLinks(asked.email)
    expect(mail && (await useLink(mail, password))).toBe(true)
    expect(await signInWith(asked.email, password)).not.toBeNull()
  })

  it('takes over nobody whose address is shown to be theirs', async () => {
    const asked = somebody()
    await adminAuth.createUser({ email: asked.email, password: 'Earlier!1', emailVerified: true })
    await create(asked)
    expect(await signInWith(asked.email, 'Earlier!1')).not.toBeNull()
    expect(await profilesOf(asked.email)).toEqual([])
  })
})

describe('an account that a client asks Auth for', () => {
  it('is not made out of that of nobody, of which Auth asks no function', async () => {
    const answer = await askAuth('signUp', { returnSecureToken: true })
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining('ADMIN_ONLY_OPERATION'),
    ])
  })

  /** As the browser's library does after somebody signed in at Google; Auth's emulator takes what it is told. */
  const signInByGoogle = (
    email: string,
    { sub = newId('google'), ...linking }: { sub?: string; idToken?: string } = {},
  ) => {
    const token = JSON.stringify({ sub, email, email_verified: true })
    const postBody = new URLSearchParams({ id_token: token, providerId: 'google.com' }).toString()
    return askAuth('signInWithIdp', {
      postBody,
      requestUri: 'http://localhost',
      returnSecureToken: true,
      ...linking,
    })
  }

  it.each([
    ['by a password', (email: string) => askAuth('signUp', { email, password, returnSecureToken: true })],
    ['by another provider', signInByGoogle],
  ])('%s is not made', async (_, ask) => {
    const { email } = somebody()
    const answer = await ask(email)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toMatch(/BLOCKING_FUNCTION_ERROR_RESPONSE.*vigie\/no-account/)
    await expect(adminAuth.getUserByEmail(email)).rejects.toMatchObject({ code: 'auth/user-not-found' })
  })

  it('is none where there is one: whoever has an account comes in by another provider, too', async () => {
    const asked = somebody()
    await create(asked)
    const [mail] = await mailedLinks(asked.email)
    expect(mail && (await useLink(mail, password))).toBe(true)
    const { uid } = await adminAuth.getUserByEmail(asked.email)
    const answer = await signInByGoogle(asked.email)
    expect(await answer.json()).toMatchObject({ localId: uid, idToken: expect.any(String) })
  })

  it('is not opened to another address: neither by linking a login to it, nor by one that was linked', async () => {
    const { uid, idToken } = await signUp()
    const linked = await signInByGoogle(`${newId('thief')}@vigie.example`, { idToken })
    expect(await linked.text()).toMatch(/BLOCKING_FUNCTION_ERROR_RESPONSE.*vigie\/no-account/)
    const { providerData } = await adminAuth.getUser(uid)
    expect(providerData.map(({ providerId }) => providerId)).not.toContain('google.com')

    const sub = newId('google')
    const email = `${newId('thief')}@vigie.example`
    await adminAuth.updateUser(uid, { providerToLink: { providerId: 'google.com', uid: sub, email } })
    expect((await signInByGoogle(email, { sub })).status).toBe(400)
  })
})

it('an account is not deleted past /api by its owner: nobody would learn that they are gone', async () => {
  const { uid, idToken } = await signUp()
  const answer = await askAuth('delete', { idToken })
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('ADMIN_ONLY_OPERATION')])
  expect(await adminAuth.getUser(uid)).toMatchObject({ uid })
})

describe('an account is refused, and nothing kept', () => {
  it.each([
    ['without an address', { email: '' }, { email: 'Required' }],
    ['with an address that is none', { email: 'a b@c' }, { email: 'Not a valid value' }],
    ['with a password, which only the reader of the mail chooses', { password }, {}],
    ['without a name', { displayName: ' ' }, { displayName: 'Required' }],
    ['without the terms in force', { terms: '2020-01' }, { terms: 'Not a valid value' }],
    ['with a role that they give themselves', { roleId: 1 }, { roleId: 'Unknown field' }],
    ['with an account of the operator', { operator: true }, {}],
  ])('%s', async (_, change, fields) => {
    const asked = { ...somebody(), ...change }
    const answer = await sendApi(null, createAccountCall.path, { body: JSON.stringify(asked) })
    expect(answer).toMatchObject({ status: 400, data: { code: 'invalidRequest', fields } })
    expect(await profilesOf(asked.email)).toEqual([])
    expect(await signInWith(asked.email, password)).toBeNull()
  })
})
