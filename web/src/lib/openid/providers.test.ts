import { expect, test } from 'vitest'
import { providersOf } from './providers.ts'

const chu = {
  VITE_OPENID_PROVIDER: 'oidc.chu',
  VITE_OPENID_NAME: 'CHU',
  VITE_OPENID_ADDRESS: 'https://id.example/authorize',
  VITE_OPENID_CLIENT_ID: 'vigie',
}
const idsOf = (settings: object) => providersOf(settings).map(({ id }) => id)

test('what is configured is offered', () => {
  expect(idsOf({ ...chu, VITE_GOOGLE_CLIENT_ID: 'x.apps.googleusercontent.com' })).toEqual([
    'google.com',
    'oidc.chu',
  ])
  expect(providersOf(chu)).toEqual([
    { id: 'oidc.chu', name: 'CHU', address: 'https://id.example/authorize', clientId: 'vigie' },
  ])
})

test('what is not, or not wholly, is hidden', () => {
  expect(idsOf({})).toEqual([])
  for (const setting of Object.keys(chu)) expect(idsOf({ ...chu, [setting]: '' })).toEqual([])
})
