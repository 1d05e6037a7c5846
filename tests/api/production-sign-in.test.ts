import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { confirmEmailCall } from '@vigie/domain/api/user-calls'
import { projectId } from '@vigie/emulators/suite/addresses'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApiAnswer, callApi, sendApi } from '../support/api.ts'
import { signUp } from '../support/people.ts'
import { type ProductionApi, startProductionApi } from '../support/production-api.ts'

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2_048 })
const google = newKey()
const stranger = newKey()
const keyId = 'of-google'
const certificate = google.publicKey.export({ type: 'spki', format: 'pem' }).toString()

const now = Math.floor(Date.now() / 1_000)
/** What Google says of somebody who is signed in. */
const claimsOf = (uid: string) => ({
  iss: `https://securetoken.google.com/${projectId}`,
  aud: projectId,
  sub: uid,
  user_id: uid,
  email: `${uid}@vigie.example`,
  email_verified: true,
  auth_time: now - 10,
  iat: now - 10,
  exp: now + 3_600,
})

const encoded = (part: unknown) => Buffer.from(JSON.stringify(part) ?? '').toString('base64url')
const rs256 = { alg: 'RS256', kid: keyId, typ: 'JWT' }
const signedBy =
  (key: KeyObject) =>
  (content: string): string =>
    sign('RSA-SHA256', Buffer.from(content), key).toString('base64url')
const byGoogle = signedBy(google.privateKey)

function token(claims: unknown, header: unknown = rs256, signature = byGoogle): string {
  const content = `${encoded(header)}.${encoded(claims)}`
  return `${content}.${signature(content)}`
}

const person = claimsOf('somebody')
const unsigned = () => ''
/** As if the public key were a shared secret. */
const withPublicKey = (content: string) =>
  createHmac('sha256', certificate).update(content).digest('base64url')

const refused: [string, string][] = [
  ['nothing', ''],
  ['a word', 'letmein'],
  ['three words', 'let.me.in'],
  ['a token without a signature', token(person, { alg: 'none', typ: 'JWT' }, unsigned)],
  ['one that names a key', token(person, { ...rs256, alg: 'none' }, unsigned)],
  ['one that says it were signed', token(person, rs256, unsigned)],
  ['one signed with the public key', token(person, { ...rs256, alg: 'HS256' }, withPublicKey)],
  ['one signed by somebody else', token(person, rs256, signedBy(stranger.privateKey))],
  ['one of an unknown key', token(person, { ...rs256, kid: 'other' }, signedBy(stranger.privateKey))],
  ['one that names no key', token(person, { alg: 'RS256', typ: 'JWT' })],
  [
    'one that names an empty key, by somebody else',
    token(person, { ...rs256, kid: '' }, signedBy(stranger.privateKey)),
  ],
  ['one that names a key of every object', token(person, { ...rs256, kid: '__proto__' })],
  ['one of another project', token({ ...person, aud: 'other-project' })],
  ['one that another project issued', token({ ...person, iss: 'https://securetoken.google.com/other' })],
  ['one about nobody', token({ ...person, sub: undefined })],
  ['one about an empty name', token({ ...person, sub: '' })],
  ['one about a list', token({ ...person, sub: ['somebody'] })],
  ['one that was changed', token(person).replace(encoded(person), encoded(claimsOf('another')))],
  ['one that holds nothing', token(null)],
  ['one that holds a word', token('somebody')],
  ['one that holds a list', token([person])],
  ['one without a header', token(person, null)],
]

const ask = (idToken: string, { url: origin }: ProductionApi): Promise<ApiAnswer> =>
  callApi({ idToken }, confirmEmailCall, { params: {} }, { origin })

describe('/api as the cloud runs it', () => {
  let api: ProductionApi
  beforeAll(async () => {
    api = await startProductionApi(projectId, { [keyId]: certificate })
  })
  afterAll(() => api.stop())

  it.each(refused)('refuses %s, without a read', async (_what, idToken) => {
    expect(await ask(idToken, api)).toMatchObject({ status: 401, data: { code: 'unauthenticated' } })
    expect(api.connections()).toBe(0)
  })

  it('refuses one that has expired, and says so', async () => {
    const answer = await ask(token({ ...person, exp: now - 1 }), api)
    expect(answer).toMatchObject({ status: 401, data: { code: 'sessionExpired' } })
    expect(api.connections()).toBe(0)
  })

  it('refuses one of somebody whose e-mail address was not verified', async () => {
    const answer = await ask(token({ ...person, email_verified: 'true' }), api)
    expect(answer).toMatchObject({ status: 403, data: { code: 'emailNotVerified' } })
    expect(api.connections()).toBe(0)
  })

  it.each(['__x__', '____', '__name__', 'a.b', 'x'.repeat(129)])(
    'refuses the id %s, which no record has, without a read',
    async (eid) => {
      const address = `/api/establishment/${eid}/alert/alert/acknowledge`
      const { status, data } = await sendApi({ idToken: token(person) }, address, { origin: api.url })
      expect([status, data.fields]).toEqual([400, { eid: 'Not a valid value' }])
      expect(api.connections()).toBe(0)
    },
  )

  it('takes the one that Google signed, which the emulator’s own is not', async () => {
    const { uid, idToken } = await signUp()
    expect(await ask(idToken, api)).toMatchObject({ status: 401, data: { code: 'unauthenticated' } })
    expect(await ask(token(claimsOf(uid)), api)).toMatchObject({ status: 200, data: { emailVerified: true } })
    expect(api.connections()).toBeGreaterThan(0)
  })
})

it('while Google’s certificates cannot be had nobody is let in, or told to sign in again', async () => {
  const api = await startProductionApi(projectId, null)
  try {
    const answer = await ask(token(person), api)
    expect(answer).toMatchObject({ status: 503, data: { code: 'unavailable' } })
    expect(await ask(token(person, { ...rs256, alg: 'none' }, unsigned), api)).toMatchObject({ status: 401 })
    expect(api.connections()).toBe(0)
  } finally {
    await api.stop()
  }
})
