import { afterEach, beforeEach, expect, test } from 'vitest'
import { sandboxUnderTest } from '../sandbox-under-test.ts'

let sandbox: Awaited<ReturnType<typeof sandboxUnderTest>>
beforeEach(async () => {
  sandbox = await sandboxUnderTest()
})
afterEach(() => sandbox.close())

const asked = {
  client_id: 'vigie',
  redirect_uri: 'http://127.0.0.1:5000/login',
  response_type: 'id_token',
  scope: 'openid email',
  state: 's"<b>',
  nonce: 'n',
}
const ask = (path: string, query: Record<string, string>) =>
  sandbox.call(`/openid/${path}?${new URLSearchParams(query)}`, { redirect: 'manual' })

test('asks who one is, in the language of the request', async () => {
  const page = await ask('authorize', asked)
  expect(page.status).toBe(200)
  const text = await page.text()
  expect(text).toContain('Qui êtes-vous ?')
  expect(text).toContain('value="s&quot;&lt;b&gt;"')
  expect(await (await ask('authorize', { ...asked, ui_locales: 'en' })).text()).toContain('Who are you?')
})

test('goes back with an ID token that says so', async () => {
  const answer = await ask('answer', { ...asked, email: 'a@vigie.example', email_verified: 'on' })
  const [address, fragment] = answer.headers.get('location')?.split('#') ?? []
  expect(address).toBe(asked.redirect_uri)
  const said = new URLSearchParams(fragment)
  expect(said.get('state')).toBe(asked.state)
  const [, claims = ''] = said.get('id_token')?.split('.') ?? []
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: 'vigie',
    nonce: 'n',
    email: 'a@vigie.example',
    email_verified: true,
  })
})

test('goes back without one from whoever cancels', async () => {
  const answer = await ask('answer', { ...asked, email: '', cancel: '1' })
  expect(answer.headers.get('location')).toContain('#error=access_denied&')
})

test('sends nobody to another machine', async () => {
  for (const redirect_uri of [
    'https://elsewhere.example/login',
    'javascript:alert(1)',
    'http://127.0.0.1.elsewhere.example/',
  ])
    for (const path of ['authorize', 'answer'])
      expect((await ask(path, { ...asked, redirect_uri, email: 'a@vigie.example' })).status).toBe(400)
})
