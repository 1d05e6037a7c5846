import { readFileSync } from 'node:fs'
import { declaredParams } from 'firebase-functions/params'
import { expect, test } from 'vitest'
import './settings.ts'

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
