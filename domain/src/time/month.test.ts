import { expect, test } from 'vitest'
import { isMonthToCome } from './month.ts'

test('a month is to come until it begins on the home’s clock', () => {
  const evening = Date.parse('2026-11-30T23:30:00-05:00')
  expect(isMonthToCome('2026-12', 'America/Toronto', evening)).toBe(true)
  expect(isMonthToCome('2026-12', 'Europe/Paris', evening)).toBe(false)
  expect(isMonthToCome('2026-11', 'America/Toronto', evening)).toBe(false)
  expect(isMonthToCome('2027-01', 'Europe/Paris', evening)).toBe(true)
})
