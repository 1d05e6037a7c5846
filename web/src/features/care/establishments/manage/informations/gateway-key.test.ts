import { silentAtMostMs } from '@vigie/domain/care/keys-heard'
import { expect, test } from 'vitest'
import { gatewayKeys } from './gateway-key.ts'

const now = 10_000_000_000
const madeAt = now - 2 * silentAtMostMs
const taken = { id: 'taken', madeAt: 2, until: now + 1 }
const over = { id: 'over', madeAt: 1, until: now }
const keys = { current: { id: 'now', madeAt }, former: [taken, over] }
const lastHeardAt = now - 1

test.each([
  ['now', { state: 'current' }],
  ['taken', { state: 'former', heard: { key: taken, isLatest: true } }],
  ['over', { state: 'ended', heard: { key: over, isLatest: true } }],
  ['forgotten', { state: 'ended', heard: null }],
])('a gateway that used the key "%s" alone is told how that stands', (keyId, stands) => {
  expect(gatewayKeys({ keyId, lastHeardAt }, keys, now)).toMatchObject([stands])
})

test('a former key that came since it was followed stands beside the current one, what ended first, until it was not heard for a time that says so', () => {
  const statesOf = (usedKeys: Record<string, number>) =>
    gatewayKeys({ keyId: 'now', lastHeardAt, usedKeys }, keys, now).map(({ state }) => state)
  const lately = now - silentAtMostMs
  expect(statesOf({ now: lastHeardAt, taken: lately })).toEqual(['former'])
  expect(statesOf({ now: lastHeardAt, taken: lately, over: lately })).toEqual(['ended', 'former'])
  expect(statesOf({ now: lastHeardAt, taken: lately - 1 })).toEqual(['current'])
  const madeLater = { ...keys, current: { id: 'now', madeAt: lastHeardAt } }
  const before = { keyId: 'now', lastHeardAt, usedKeys: { taken: lastHeardAt - 1 } }
  expect(gatewayKeys(before, madeLater, now)).toEqual([{ state: 'current' }])
})
