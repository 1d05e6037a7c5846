import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type TimedValue, thinned } from './thinned.ts'

const minute = 60_000
const gapMs = 60 * minute

/** Points of some days, most of them close to each other, some far apart. */
const points = fc
  .array(
    fc.record({
      after: fc.oneof(
        { weight: 9, arbitrary: fc.integer({ min: 1, max: gapMs }) },
        { weight: 1, arbitrary: fc.integer({ min: gapMs + 1, max: 20 * gapMs }) },
      ),
      value: fc.integer({ min: -500, max: 500 }),
    }),
    { minLength: 1, maxLength: 400 },
  )
  .map((all) => {
    let at = 0
    return all.map(({ after, value }): TimedValue => {
      at += after
      return { at, value }
    })
  })
const most = fc.integer({ min: 4, max: 120 })
const whole = { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY }

test('never more than asked for, none that was not told, in order, the first and the last among them', () => {
  fc.assert(
    fc.property(points, most, (all, atMost) => {
      const kept = thinned(all, whole, { gapMs, most: atMost }).flat()
      expect(kept.length).toBeLessThanOrEqual(atMost)
      expect(all.filter((point) => kept.includes(point))).toEqual(kept)
      expect([kept[0], kept.at(-1)]).toEqual([all[0], all.at(-1)])
      if (all.length <= atMost) expect(kept).toEqual(all)
    }),
  )
})

test('the least and the greatest of each piece of time are kept', () => {
  fc.assert(
    fc.property(points, most, (all, atMost) => {
      const kept = thinned(all, whole, { gapMs, most: atMost }).flat()
      const [first, last] = [all[0]?.at ?? 0, all.at(-1)?.at ?? 0]
      const pieces = Math.floor(atMost / 4)
      const within = (from: number, until: number) => (one: TimedValue) => one.at >= from && one.at < until
      for (let piece = 0; piece < pieces; piece += 1) {
        const edge = (index: number) => first + ((last - first) * index) / pieces
        const isIn = within(edge(piece), piece === pieces - 1 ? last + 1 : edge(piece + 1))
        const values = (some: TimedValue[]) => some.filter(isIn).map(({ value }) => value)
        if (values(all).length === 0) continue
        expect(Math.min(...values(kept))).toBe(Math.min(...values(all)))
        expect(Math.max(...values(kept))).toBe(Math.max(...values(all)))
      }
    }),
  )
})

test('no line goes over a time in which nothing was told, and none is cut where all was', () => {
  fc.assert(
    fc.property(points, most, (all, atMost) => {
      const runs = thinned(all, whole, { gapMs, most: atMost })
      const isApart = (index: number) => (all[index + 1]?.at ?? 0) - (all[index]?.at ?? 0) > gapMs
      const hasGap = (one: TimedValue, other: TimedValue) => {
        const [from, to] = [all.indexOf(one), all.indexOf(other)]
        return all.slice(from, to).some((_, index) => isApart(from + index))
      }
      for (const run of runs)
        for (const [index, point] of run.entries()) {
          const next = run[index + 1]
          if (next) expect(hasGap(point, next)).toBe(false)
        }
      for (const [index, run] of runs.entries()) {
        const [last, first] = [run.at(-1), runs[index + 1]?.[0]]
        if (last && first) expect(hasGap(last, first)).toBe(true)
      }
    }),
  )
})

test('of a window those in it and one on either side, so that its line comes from the edge', () => {
  const all = Array.from({ length: 100 }, (_, index) => ({ at: index * minute, value: index % 7 }))
  const shown = thinned(all, { from: 20.5 * minute, until: 30 * minute }, { gapMs, most: 50 }).flat()
  expect([shown[0]?.at, shown.at(-1)?.at]).toEqual([20 * minute, 30 * minute])
  expect(thinned([], whole, { gapMs, most: 50 })).toEqual([])
})
