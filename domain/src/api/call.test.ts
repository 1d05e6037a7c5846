import { expect, test } from 'vitest'
import { resolveAlertCall } from './alert-calls.ts'
import { addressOf, defaultBodyLimit, nothing } from './call.ts'

test('the address of a call holds its ids and its query, and nothing of them as it is', () => {
  expect(addressOf(resolveAlertCall, { eid: 'home', aid: 'a/b' })).toBe(
    '/api/establishment/home/alert/a%2Fb/resolve',
  )
  expect(addressOf({ path: '/api/x/:id' }, { id: '1' }, { from: 'é&', to: undefined, count: 3 })).toBe(
    '/api/x/1?from=%C3%A9%26&count=3',
  )
})

test('a call takes no query and 16 kB unless it says otherwise', () => {
  expect(resolveAlertCall).toMatchObject({ query: nothing, bodyLimit: defaultBodyLimit })
  expect(defaultBodyLimit).toBe(16_000)
})
