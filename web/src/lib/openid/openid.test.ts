import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerIn, isAnswer, requestTo } from './openid.ts'

const provider = {
  id: 'oidc.chu',
  name: 'CHU',
  address: 'https://id.example/authorize?tenant=a',
  clientId: 'vigie',
}
const options = { redirect: 'https://vigie.example/login', language: 'fr', askedFor: '/establishment/a' }
const now = 1_800_000_000_000
const minute = 60_000

const bytesOf = (text: string) => new TextEncoder().encode(text)
const sha256 = async (text: string) =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(text)))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
const base64url = (text: string) =>
  btoa(String.fromCharCode(...bytesOf(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
const tokenWith = (claims: object) => `e30.${base64url(JSON.stringify(claims))}.`
const asText = (kept: object) => JSON.stringify(kept)

/** A request, and the answer of an honest provider to it. */
async function asked() {
  const { url, kept } = await requestTo(provider, options, now)
  const token = tokenWith({ nonce: await sha256(kept.nonce), name: 'Noémie Côté' })
  return { url: new URL(url), kept, token, answer: `#id_token=${token}&state=${kept.state}` }
}

test('a provider is asked for an ID token that holds our number, and to come back', async () => {
  const { url, kept } = await asked()
  expect(url.origin + url.pathname).toBe('https://id.example/authorize')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    tenant: 'a',
    client_id: 'vigie',
    redirect_uri: 'https://vigie.example/login',
    response_type: 'id_token',
    scope: 'openid email profile',
    state: kept.state,
    nonce: await sha256(kept.nonce),
    prompt: 'login',
    ui_locales: 'fr',
  })
  const google = await requestTo({ ...provider, id: 'google.com' }, options, now)
  expect(new URL(google.url).searchParams.get('prompt')).toBe('select_account')
  expect([kept.state, kept.nonce].every((text) => /^[\da-f]{64}$/.test(text))).toBe(true)
  expect((await asked()).kept).not.toEqual(kept)
})

test('its answer signs in, within ten minutes', async () => {
  const { kept, token, answer } = await asked()
  expect(await answerIn(answer, asText(kept), now + 10 * minute)).toEqual({
    kind: 'token',
    kept,
    idToken: token,
  })
  expect(await answerIn(answer, asText(kept), now + 10 * minute + 1)).toEqual({ kind: 'wrong' })
})

test('whoever went back, and whom the provider refused, are told apart', async () => {
  const { kept } = await asked()
  const said = (error: string) => answerIn(`#error=${error}&state=${kept.state}`, asText(kept), now)
  expect(await said('access_denied')).toEqual({ kind: 'cancelled', kept })
  expect(await said('server_error')).toEqual({ kind: 'refused', kept })
})

test('an address that answers nothing says nothing', async () => {
  const { answer } = await asked()
  expect(['', '#', '#content', '#id_token=x', answer].map(isAnswer)).toEqual([
    false,
    false,
    false,
    false,
    true,
  ])
})

test('nobody else’s answer signs this tab in', async () => {
  const { kept, token, answer } = await asked()
  const other = await asked()
  const signsIn = async (fragment: string, remembered: string | null) =>
    (await answerIn(fragment, remembered, now))?.kind === 'token'
  expect(await signsIn(answer, null)).toBe(false)
  expect(await signsIn(answer, asText(other.kept))).toBe(false)
  expect(await signsIn(`#id_token=${token}&state=${other.kept.state}`, asText(other.kept))).toBe(false)
  for (const forged of [
    '',
    'x',
    'e30.e30.',
    `e30.${'%'}.`,
    tokenWith({ nonce: kept.nonce }),
    tokenWith({ nonce: 7 }),
  ])
    expect(await signsIn(`#id_token=${forged}&state=${kept.state}`, asText(kept))).toBe(false)
  await fc.assert(
    fc.asyncProperty(
      fc.string(),
      fc.oneof(fc.constant(null), fc.string(), fc.json()),
      async (text, remembered) => {
        expect(await signsIn(`#${text}&id_token=${token}&state=${kept.state}`, remembered)).toBe(false)
        expect(await signsIn(`#id_token=${encodeURIComponent(text)}&state=${kept.state}`, asText(kept))).toBe(
          false,
        )
      },
    ),
  )
})
