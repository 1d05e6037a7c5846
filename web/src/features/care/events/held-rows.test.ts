import { expect, test } from 'vitest'
import { holdBack } from './held-rows.ts'

const keyOf = (row: string) => row

test('while one reads, new rows wait and are counted, wherever in time they belong', () => {
  const released = new Set(['d', 'b', 'a'])
  expect(holdBack(['e', 'd', 'c', 'b', 'a'], keyOf, released)).toEqual({ shown: ['d', 'b', 'a'], waiting: 2 })
})

test('otherwise everything is shown', () => {
  expect(holdBack(['b', 'a'], keyOf, null)).toEqual({ shown: ['b', 'a'], waiting: 0 })
})
