import { readFileSync } from 'node:fs'
import { declaredParams } from 'firebase-functions/params'
import { afterEach, expect, test, vi } from 'vitest'
import { providerBaseUrl } from './settings.ts'

const page = readFileSync(new URL('../../docs/deploy.md', import.meta.url), 'utf8')
const secrets = /^for secret in (.*); do .*secrets:set/m.exec(page)?.[1]?.split(' ') ?? []

test.each(declaredParams.map(({ name }) => name))(
  'docs/deploy.md gives %s its value: a deploy that asks no questions stops without it',
  (name) => {
    if (secrets.includes(name)) return
    expect(page).toMatch(new RegExp(`^${name}=`, 'm'))
    expect(page).toContain(`| \`${name}\` |`)
  },
)

test('what is kept as a secret is set as one, and nothing else', () => {
  const asSecrets = declaredParams.filter((one) => one.constructor.name.includes('Secret'))
  expect(secrets.toSorted()).toEqual(asSecrets.map(({ name }) => name).toSorted())
})

afterEach(() => {
  vi.unstubAllEnvs()
})

test.each([
  ['true', 'http://127.0.0.1:8025', 'http://127.0.0.1:8025'],
  ['true', '', null],
  // In the cloud a message goes to its provider, whatever an environment says.
  [undefined, 'http://127.0.0.1:8025', null],
  ['', 'http://127.0.0.1:8025', null],
  ['false', 'http://127.0.0.1:8025', null],
])(
  'with FUNCTIONS_EMULATOR %s and PROVIDER_BASE_URL "%s", messages go to the sandbox at %s',
  (emulator, url, sandbox) => {
    vi.stubEnv('FUNCTIONS_EMULATOR', emulator)
    vi.stubEnv('PROVIDER_BASE_URL', url)
    expect(providerBaseUrl()).toBe(sandbox)
  },
)
