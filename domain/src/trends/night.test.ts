import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysAfter } from '../rules/window-span.ts'
import type { DayFigures } from './day-figures.ts'
import { nightAt, nightOf, usualNight } from './night.ts'

const at = (text: string) => Date.parse(text)

test('the night that is meant is the one that goes on from 22:00, and until 22:00 the one that ended last, by the home’s clock', () => {
  const toronto = (text: string) => nightAt(at(text), 'America/Toronto')
  expect(toronto('2026-11-20T21:59:59-05:00')).toEqual({ date: '2026-11-19', isOver: true })
  expect(toronto('2026-11-20T22:00:00-05:00')).toEqual({ date: '2026-11-20', isOver: false })
  expect(toronto('2026-11-21T00:00:00-05:00')).toEqual({ date: '2026-11-20', isOver: false })
  expect(toronto('2026-11-21T06:59:59-05:00')).toEqual({ date: '2026-11-20', isOver: false })
  expect(toronto('2026-11-21T07:00:00-05:00')).toEqual({ date: '2026-11-20', isOver: true })
  // The same instant is evening in Vancouver.
  expect(nightAt(at('2026-07-21T00:30:00-04:00'), 'America/Vancouver')).toEqual({
    ...{ date: '2026-07-19', isOver: true },
  })
  // Clocks go back in the first, forward in the second.
  for (const [last, first] of [
    ['2026-11-01T06:59:59-05:00', '2026-11-01T07:00:00-05:00'],
    ['2027-03-14T06:59:59-04:00', '2027-03-14T07:00:00-04:00'],
  ] as const)
    expect([toronto(last).isOver, toronto(first).isOver]).toEqual([false, true])
})

const observed = {
  ...{ life: 1, up: 1, bed: 1, chair: 0, out: 0, temperature: 0, humidity: 0, co2: 0 },
}
const dayOf = (exits: number | null, night = 1): DayFigures => ({
  ...{ from: 0, until: 1, timesUp: null, bedMs: null, chairMs: null, outMs: null, calls: 0, stillMs: null },
  ...{ air: {}, nightExits: exits, observed: { ...observed, night } },
})
const date = '2026-11-20'
const nightWith = (tonight: DayFigures | null, before: readonly (DayFigures | null)[], isOver = true) =>
  nightOf(
    { date, isOver },
    new Map(
      [tonight, ...before].flatMap((day, index) => (day ? [[daysAfter(date, -index), day] as const] : [])),
    ),
  )
const counts = (...all: number[]) => all.map((one) => dayOf(one))

describe('a night beside those before', () => {
  test('is told by how many more or fewer than the middle, where it is outside of what most are like', () => {
    const usual = counts(2, 2, 1, 3, 2, 2, 2, 2, 1, 2, 3, 2, 2, 2)
    expect(nightWith(dayOf(4), usual)).toMatchObject({
      ...{ exits: 4, more: 2, usual: { middle: { low: 2, high: 2 }, least: 1, most: 3 } },
    })
    expect([3, 1, 0].map((exits) => nightWith(dayOf(exits), usual).more)).toEqual([0, 0, -2])
    // One more than always is like always.
    expect(nightWith(dayOf(3), counts(2, 2, 2, 2, 2, 2, 2)).more).toBe(0)
    // Between two the nearer one: never more is said than there is.
    expect(nightWith(dayOf(7), counts(2, 2, 2, 2, 3, 3, 3, 3))).toMatchObject({
      ...{ more: 4, usual: { middle: { low: 2, high: 3 }, least: 1, most: 4 } },
    })
    // One bad night among ten is not what most are like.
    expect(nightWith(dayOf(5), counts(2, 2, 2, 2, 2, 2, 2, 2, 2, 9)).more).toBe(3)
  })

  test('is not told where less than 70 % of it was observed, nor compared before seven nights are known', () => {
    const usual = counts(2, 2, 2, 2, 2, 2, 2)
    expect(nightWith(dayOf(4, 0.69), usual)).toMatchObject({ exits: null, more: null })
    expect(nightWith(null, usual)).toMatchObject({ exits: null, more: null })
    expect(nightWith(dayOf(4), [...usual.slice(1), dayOf(2, 0.69), null])).toMatchObject({
      ...{ exits: 4, more: null, usual: null },
    })
    expect(nightWith(dayOf(4), usual).more).toBe(2)
    // None of before the fourteen.
    const old = [...Array.from({ length: 8 }, () => null), ...counts(2, 2, 2, 2, 2, 2, 9, 9)]
    expect(nightWith(dayOf(4), old)).toMatchObject({ usual: null })
  })

  test('that goes on is told to have more already, and never to have fewer', () => {
    const usual = counts(2, 2, 2, 2, 2, 2, 2)
    expect([4, 3, 0].map((exits) => nightWith(dayOf(exits), usual, false).more)).toEqual([2, null, null])
  })
})

const nights = fc.array(fc.nat(20), { minLength: 7, maxLength: 14 })

test('what is usual does not depend on the order of nights, holds its own middle, and calls few nights of its own unusual', () => {
  fc.assert(
    fc.property(nights, fc.nat(), (known, seed) => {
      const usual = usualNight(known)
      const shuffled = known.toSorted((one, other) => ((one * 31 + seed) % 7) - ((other * 31 + seed) % 7))
      expect(usualNight(shuffled)).toEqual(usual)
      if (usual === null) throw new Error('seven are enough')
      const { low, high } = usual.middle
      expect(low).toBeLessThanOrEqual(high)
      expect(usual.least).toBeLessThanOrEqual(Math.max(0, low - 1))
      expect(usual.most).toBeGreaterThanOrEqual(high + 1)
      const apart = known.filter((exits) => exits < usual.least || exits > usual.most)
      expect(apart.length).toBeLessThanOrEqual(0.2 * known.length)
    }),
  )
})

test('more exits are never told as fewer than usual, and one more exit never as less of a change', () => {
  fc.assert(
    fc.property(nights, fc.nat(30), (known, exits) => {
      const before = counts(...known)
      const [one, next] = [exits, exits + 1].map((tonight) => nightWith(dayOf(tonight), before).more ?? 0)
      expect(next).toBeGreaterThanOrEqual(one ?? 0)
      if (one !== 0) expect(Math.sign(one ?? 0)).toBe(Math.sign(exits - (usualNight(known)?.middle.low ?? 0)))
    }),
  )
})
