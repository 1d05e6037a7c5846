import { expect, test } from 'vitest'
import { firstOfMonth } from './french-date.ts'

test.each([
  ['1 décembre', '1er décembre'],
  ['mardi 1 décembre 2026', 'mardi 1er décembre 2026'],
  ['1 août', '1er août'],
  ['21 nov.', '21 nov.'],
  ['11 janvier 2031', '11 janvier 2031'],
  ['Tuesday, December 1, 2026', 'Tuesday, December 1, 2026'],
])('%s is written %s', (date, written) => {
  expect(firstOfMonth(date)).toBe(written)
})
