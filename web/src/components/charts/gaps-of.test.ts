import { expect, test } from 'vitest'
import { gapsOf } from './gaps-of.ts'

test('a gap is where no series has a value; none is never one', () => {
  const dates = ['1', '2', '3', '4', '5', '6']
  const gaps = gapsOf(dates, [
    [null, null, 0, null, null, null],
    [null, null, null, 2, null, null],
  ])
  expect(gaps).toEqual([
    { from: '1', to: '2' },
    { from: '5', to: '6' },
  ])
  expect(gapsOf(dates, [[0, 0, 0, 0, 0, 0]])).toEqual([])
})
