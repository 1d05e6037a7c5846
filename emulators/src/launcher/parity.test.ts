import { expect, test } from 'vitest'
import { describeDifferences } from './parity.ts'

test('a test that fails on one combination only is a difference, one that fails on both is not', () => {
  const text = describeDifferences(
    new Map([
      ['google + google', new Set(['everywhere'])],
      ['hidane + embedded', new Set(['everywhere', 'ordering keys'])],
    ]),
  )
  expect(text).toBe('Differences:\n  ordering keys: fails on hidane + embedded only')
})

test('says so when both are the same, and when there is nothing to compare', () => {
  const same = new Map([
    ['google + google', new Set(['x'])],
    ['hidane + embedded', new Set(['x'])],
  ])
  expect(describeDifferences(same)).toBe('The same on google + google and on hidane + embedded.')
  expect(describeDifferences(new Map([['google + google', new Set(['x'])]]))).toMatch(/nothing to compare/)
})
