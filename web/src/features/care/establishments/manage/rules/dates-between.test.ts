import { expect, test } from 'vitest'
import { datesBetween } from './dates-between.ts'

test('every date is there once, over the ends of months and of summer time', () => {
  expect(datesBetween('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
  expect(datesBetween('2026-10-30', '2026-11-03')).toHaveLength(5)
  expect(datesBetween('2026-11-20', '2026-11-20')).toEqual(['2026-11-20'])
  expect(datesBetween('2026-11-20', '2026-11-19')).toEqual([])
})
