import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TimeWindow } from './time-window.ts'
import { inPieces, moved, nearer, within } from './window-moves.ts'

const bounds = { whole: { from: 0, until: 1_000 }, least: 10 }
const windows = fc
  .tuple(fc.double({ min: 0, max: 990, noNaN: true }), fc.double({ min: 10, max: 1_000, noNaN: true }))
  .map(([from, length]) => within({ from, until: from + length }, bounds))

const isIn = ({ from, until }: TimeWindow) => {
  expect(from).toBeGreaterThanOrEqual(0)
  expect(until).toBeLessThanOrEqual(1_000.001)
  expect(until - from).toBeGreaterThanOrEqual(9.999)
}

test('whatever is done, something is shown and nothing beyond the whole', () => {
  fc.assert(
    fc.property(
      windows,
      fc.double({ min: -3, max: 3, noNaN: true }),
      fc.double({ min: 0.1, max: 10, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (window, part, times, place) => {
        isIn(moved(window, part, bounds))
        isIn(nearer(window, times, bounds, place))
        isIn(inPieces(window, { ...bounds, least: 10 }))
        const { from, until } = moved(window, part, bounds)
        expect(until - from).toBeCloseTo(window.until - window.from)
      },
    ),
  )
})

test('what is looked at stays under the finger as one comes closer', () => {
  expect(nearer({ from: 200, until: 600 }, 2, bounds, 0.25)).toEqual({ from: 250, until: 450 })
  expect(nearer({ from: 200, until: 600 }, 0.1, bounds)).toEqual(bounds.whole)
  expect(moved({ from: 200, until: 600 }, 0.5, bounds)).toEqual({ from: 400, until: 800 })
  expect(inPieces({ from: 2.6, until: 9.4 }, { whole: { from: 0, until: 30 }, least: 3 })).toEqual({
    from: 3,
    until: 10,
  })
})
