import { expect, test } from 'vitest'
import { matchesPattern } from './regex.ts'

test('a pattern made to be slow is not', () => {
  // A matcher that goes back and tries again would be at it for years.
  expect(matchesPattern(`${'a'.repeat(2000)}!`, '(a|a)*(a|a)*(a+)+')).toBe(false)
})

test('many different patterns are fine', () => {
  for (let index = 0; index < 2000; index += 1) expect(matchesPattern(`${index}`, `${index}`)).toBe(true)
})
