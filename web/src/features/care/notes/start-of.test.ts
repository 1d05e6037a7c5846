import { expect, test } from 'vitest'
import { startOf } from './start-of.ts'

test.each([
  ['A bien dormi.', 'A bien dormi.'],
  ['Deux\nlignes', 'Deux lignes'],
  ['mot '.repeat(30).trim(), `${'mot '.repeat(15).trim()}…`],
  ['x'.repeat(80), `${'x'.repeat(60)}…`],
])('%j begins %j', (text, start) => {
  expect(startOf(text)).toBe(start)
})
