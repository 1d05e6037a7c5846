import fc from 'fast-check'
import { expect, test } from 'vitest'
import { binsOf, type ChartMark } from './chart-mark.ts'

const mark = (at: number): ChartMark => ({ key: String(at), at, what: 'note', name: '', when: '', to: '/' })

test('each mark of a chart is in one stretch, in order, and each stretch is as wide as a finger', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 999 })),
      fc.integer({ min: 44, max: 900 }),
      (ats, width) => {
        const x = (at: number) => (at / 1_000) * width
        const bins = binsOf(ats.map(mark), { x, width, least: 44 })
        const all = bins.flatMap(({ marks }) => marks.map(({ at }) => at))
        expect(all).toEqual(ats.toSorted((one, other) => one - other))
        for (const [index, bin] of bins.entries()) {
          expect(bin.width).toBeGreaterThanOrEqual(44)
          expect(bin.middle).toBeGreaterThanOrEqual(-0.001)
          expect(bin.middle).toBeLessThanOrEqual(bin.width + 0.001)
          const next = bins[index + 1]
          if (next) expect(bin.left + bin.width).toBeLessThanOrEqual(next.left + 0.001)
          for (const { at } of bin.marks) {
            expect(x(at)).toBeGreaterThanOrEqual(bin.left - 0.001)
            expect(x(at)).toBeLessThanOrEqual(bin.left + bin.width + 0.001)
          }
        }
      },
    ),
  )
})

test('what happened before or after what is shown has no mark', () => {
  const x = (at: number) => at - 100
  const bins = binsOf([mark(99), mark(100), mark(300)], { x, width: 200, least: 44 })
  expect(bins.flatMap(({ marks }) => marks)).toEqual([mark(100)])
})
