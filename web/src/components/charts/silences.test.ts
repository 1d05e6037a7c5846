import { expect, test } from 'vitest'
import { coveredMs, silences } from './silences.ts'

test('a silence is what lasts longer than a healthy device is silent, at the edges too', () => {
  expect(silences([5, 10, 40, 45], { from: 0, until: 100 }, 10)).toEqual([
    { from: 10, until: 40 },
    { from: 45, until: 100 },
  ])
  expect(silences([], { from: 0, until: 100 }, 10)).toEqual([{ from: 0, until: 100 }])
  expect(silences([], { from: 0, until: 10 }, 10)).toEqual([])
  expect(silences([150], { from: 0, until: 10 }, 5)).toEqual([{ from: 0, until: 10 }])
})

test('of a time only what lies in it is covered', () => {
  const spans = [
    { from: 0, until: 10 },
    { from: 20, until: 40 },
  ]
  expect(coveredMs(spans, { from: 5, until: 25 })).toBe(10)
  expect(coveredMs(spans, { from: 12, until: 18 })).toBe(0)
})
