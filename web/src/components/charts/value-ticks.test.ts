import { expect, test } from 'vitest'
import { valueScale } from './value-ticks.ts'

test('a scale goes by whole steps, and what hardly changes is no cliff', () => {
  expect(valueScale([21, 21.2], 4)).toEqual({ least: 19, most: 24, ticks: [19, 20, 21, 22, 23, 24] })
  expect(valueScale([400, 1_950], 400).ticks).toEqual([0, 500, 1_000, 1_500, 2_000])
  expect(valueScale([1_200, 5_000], 3_600, true)).toEqual({
    least: 0,
    most: 5_400,
    ticks: [0, 1_800, 3_600, 5_400],
  })
})

test('without values there is a scale all the same', () => {
  expect(valueScale([], 4).ticks.length).toBeGreaterThan(1)
})
