import { expect, test } from 'vitest'
import { daysAfter } from '../rules/window-span.ts'
import type { DayFigures } from './day-figures.ts'
import { isSteady } from './steady.ts'

const last = '2026-11-27'
const hour = 3_600_000

/** So many days until the last, of each of which the bed was known for so many of the first, and the chair of all. */
function lived(days: number, bedOn: (daysAgo: number) => number | null) {
  const all = Array.from({ length: days }, (_, daysAgo): [string, DayFigures] => {
    const bed = bedOn(daysAgo)
    return [
      daysAfter(last, -daysAgo),
      {
        ...{ from: 0, until: 0, timesUp: null, calls: null, stillMs: null, outMs: null, air: {} },
        ...{
          nightExits: bed === null ? null : 2,
          bedMs: bed === null ? null : bed * hour,
          chairMs: 4 * hour,
        },
        observed: {
          ...{ life: 1, up: 0, chair: 1, out: 0, temperature: 0, humidity: 0, co2: 0 },
          ...{ night: bed === null ? 0 : 1, bed: bed === null ? 0 : 1 },
        },
      },
    ]
  })
  return new Map(all)
}

test('whoever did not change in anything that is known of them is steady, though they have no door', () => {
  expect(
    isSteady(
      lived(40, () => 9),
      last,
    ),
  ).toBe(true)
  expect(
    isSteady(
      lived(40, () => null),
      last,
    ),
  ).toBe(true)
})

test('nobody is whose bed fell silent, who changed, or of whom little is known', () => {
  const deadFor = (days: number) => lived(40, (daysAgo) => (daysAgo < days ? null : 9))
  expect(isSteady(deadFor(2), last)).toBe(true)
  expect(isSteady(deadFor(6), last)).toBe(false)
  expect(
    isSteady(
      lived(40, (daysAgo) => (daysAgo < 5 ? 4 : 9)),
      last,
    ),
  ).toBe(false)
  expect(
    isSteady(
      lived(9, () => 9),
      last,
    ),
  ).toBe(false)
  expect(isSteady(new Map(), last)).toBe(false)
})
