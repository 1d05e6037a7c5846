import { expect, test } from 'vitest'
import { prolongations } from './prolongations.ts'

const minute = 60_000

test('care is prolonged to what ends later than it does, counted from now', () => {
  const now = 1_000_000
  expect(prolongations(now + 14 * minute, now)).toEqual(
    [15, 30, 45, 60].map((minutes) => ({ minutes, until: now + minutes * minute })),
  )
  // What would end within the same minute shows no other time.
  expect(prolongations(now + 29.5 * minute, now).map(({ minutes }) => minutes)).toEqual([45, 60])
  expect(prolongations(now + 60 * minute, now)).toEqual([])
})
