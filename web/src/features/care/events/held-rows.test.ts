import { expect, test } from 'vitest'
import { holdBack } from './held-rows.ts'

const keyOf = (row: string) => row

test('while one reads, new rows wait and are counted, wherever in time they belong', () => {
  const released = new Set(['d', 'b', 'a'])
  expect(holdBack(['e', 'd', 'c', 'b', 'a'], keyOf, released)).toEqual({ shown: ['d', 'b', 'a'], waiting: 2 })
})

test('what one reads on to, below the last row, is shown', () => {
  const released = new Set(['d', 'c'])
  expect(holdBack(['e', 'd', 'c', 'b', 'a'], keyOf, released)).toEqual({
    shown: ['d', 'c', 'b', 'a'],
    waiting: 1,
  })
})

test('where all that was on screen is gone, everything is shown', () => {
  expect(holdBack(['b', 'a'], keyOf, new Set(['z']))).toEqual({ shown: ['b', 'a'], waiting: 0 })
})

test('otherwise everything is shown', () => {
  expect(holdBack(['b', 'a'], keyOf, null)).toEqual({ shown: ['b', 'a'], waiting: 0 })
})
