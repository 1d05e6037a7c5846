import { expect, test } from 'vitest'
import { lineOf } from './curve-line.ts'

const frame = { from: 0, until: 100, gapMs: 30, width: 100, height: 24 }

test('a curve goes up where the value does, and is cut where nothing was heard for long', () => {
  const points = [
    { at: 0, value: 20 },
    { at: 25, value: 22 },
    { at: 100, value: 21 },
  ]
  expect(lineOf(points, frame)).toBe('M2.0 22.0h0L26.0 2.0M98.0 12.0h0')
})

test('what does not change lies in the middle, and without points there is no line', () => {
  expect(
    lineOf(
      [
        { at: 50, value: 7 },
        { at: 60, value: 7 },
      ],
      frame,
    ),
  ).toBe('M50.0 12.0h0L59.6 12.0')
  expect(lineOf([], frame)).toBe('')
})
