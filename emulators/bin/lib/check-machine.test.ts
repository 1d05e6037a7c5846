import { expect, test } from 'vitest'
import { isNodeRecentEnough } from './check-machine.mjs'

test.each([
  ['18.20.8', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['22.4.0', true],
  ['24.21.0', true],
])('Node %s will do: %s', (version, expected) => {
  expect(isNodeRecentEnough(version)).toBe(expected)
})
