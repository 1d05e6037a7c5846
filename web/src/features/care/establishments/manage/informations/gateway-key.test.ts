import { expect, test } from 'vitest'
import { gatewayKey } from './gateway-key.ts'

const now = 1_000_000
const taken = { id: 'taken', madeAt: 2, until: now + 1 }
const over = { id: 'over', madeAt: 1, until: now }
const keys = { current: { id: 'now', madeAt: 3 }, former: [taken, over] }

test.each([
  ['now', { state: 'current' }],
  ['taken', { state: 'former', key: taken }],
  ['over', { state: 'ended', key: over }],
  ['forgotten', { state: 'ended', key: null }],
])('a gateway that used the key "%s" is told how that stands', (keyId, stands) => {
  expect(gatewayKey(keyId, keys, now)).toEqual(stands)
})
