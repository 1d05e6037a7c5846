import { expect, test } from 'vitest'
import { dayBefore } from './day-before.ts'

test.each([
  ['2026-11-21', '2026-11-20'],
  ['2026-03-01', '2026-02-28'],
  ['2028-03-01', '2028-02-29'],
  ['2027-01-01', '2026-12-31'],
  // The night when the clocks go back.
  ['2026-11-02', '2026-11-01'],
])('before %s comes %s', (date, before) => {
  expect(dayBefore(date)).toBe(before)
})
