import fc from 'fast-check'
import { expect, it } from 'vitest'
import { daysAfter } from '../rules/window-span.ts'
import { changeOf, changingFigures } from './change-of.ts'
import type { DayFigures } from './day-figures.ts'

const start = '2026-01-01'
const dateOf = (index: number) => daysAfter(start, index)

/** A day of which these are known; null: too little was observed. */
function dayOf(exits: number | null, bedHours: number | null = null): DayFigures {
  const share = (known: unknown) => (known === null ? 0.4 : 1)
  return {
    ...{ from: 0, until: 0, timesUp: null, calls: null, stillMs: null, chairMs: null, outMs: null, air: {} },
    ...{ nightExits: exits ?? 0, bedMs: (bedHours ?? 0) * 3_600_000 },
    observed: {
      ...{ life: 1, up: 0, chair: 0, out: 0, temperature: 0, humidity: 0, co2: 0 },
      ...{ night: share(exits), bed: share(bedHours) },
    },
  }
}

const ofExits = (exits: readonly (number | null)[]) =>
  new Map(exits.map((count, index) => [dateOf(index), dayOf(count)]))

/** The same sequence each time, of numbers from 0 to 1 (mulberry32). */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const normal = (next: () => number) => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())

function poisson(next: () => number, mean: number): number {
  const limit = Math.exp(-mean)
  let [count, product] = [0, next()]
  while (product > limit) [count, product] = [count + 1, product * next()]
  return count
}

/** A resident whose nights differ more than by chance alone, of which one in ten is not known. */
const nightOf = (next: () => number, mean: number) =>
  next() < 0.1 ? null : poisson(next, mean * Math.max(0.2, 1 + 0.25 * normal(next)))

const history = 60
const quarter = 91

it('of 300 steady residents in a quarter a change is told of by chance less than once each, and of most of them never', () => {
  const told = Array.from({ length: 300 }, (_, resident) => {
    const next = sequence(resident + 1)
    const mean = [1, 2, 3, 4, 6][resident % 5] ?? 3
    const figures = ofExits(Array.from({ length: history + quarter }, () => nightOf(next, mean)))
    let [times, was] = [0, false]
    for (let day = history; day < history + quarter; day += 1) {
      const change = changeOf('nightExits', figures, dateOf(day))
      const is = change !== null && change !== 'notKnown'
      if (is && !was) times += 1
      was = is
    }
    return times
  })
  const sum = told.reduce((one, other) => one + other, 0)
  const none = told.filter((times) => times === 0).length
  expect(sum).toBeLessThan(180)
  expect(none).toBeGreaterThan(165)
})

it('of residents whose bed exits double most are told of within five nights', () => {
  for (const [mean, share] of [
    [2, 0.5],
    [3, 0.7],
    [4, 0.7],
    [6, 0.9],
  ] as const) {
    const found = Array.from({ length: 300 }, (_, resident) => {
      const next = sequence(10_000 + resident)
      const nights = Array.from({ length: history + 7 }, (_, day) => {
        if (day < history) return nightOf(next, mean)
        return poisson(next, 2 * mean)
      })
      const figures = ofExits(nights)
      return [1, 2, 3, 4, 5].some((night) => {
        const change = changeOf('nightExits', figures, dateOf(history - 1 + night))
        return change !== null && change !== 'notKnown' && change.now > change.usual
      })
    }).filter(Boolean).length
    expect(found / 300, `${mean}`).toBeGreaterThan(share)
  }
})

it('what was observed too little says nothing, whatever it says, and without enough of either nothing is known', () => {
  const nights = fc.array(fc.option(fc.nat(9), { freq: 3 }), { minLength: 50, maxLength: 60 })
  fc.assert(
    fc.property(nights, fc.nat(40), (exits, wrong) => {
      const last = dateOf(exits.length - 1)
      const figures = ofExits(exits)
      const unheard = [...figures].map(([date, day]): [string, DayFigures] => [
        date,
        day.observed.night < 0.7 ? { ...day, nightExits: wrong } : day,
      ])
      const known = changeOf('nightExits', figures, last)
      // In any order, and however often.
      expect(changeOf('nightExits', new Map([...unheard, ...unheard.toReversed()]), last)).toEqual(known)
      if (exits.slice(-8).filter((one) => one !== null).length < 5) expect(known).toBe('notKnown')
      for (const figure of changingFigures.slice(1)) expect(changeOf(figure, figures, last)).toBe('notKnown')
    }),
  )
})

it('tells since when, from what and to what; one bad night is no change', () => {
  const usual = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? 3 : 4))
  const figures = ofExits([...usual, 9, null, 8, 10, 3, 9, 9])
  expect(changeOf('nightExits', figures, dateOf(46))).toMatchObject({ since: dateOf(40), days: 41 })
  expect(changeOf('nightExits', ofExits([...usual, 3, 4, 30, 3, 4]), dateOf(44))).toBeNull()
  const slept = Array.from({ length: 40 }, (_, index) => dayOf(null, 9 + (index % 3) * 0.4))
  const less = [7, 7.2, 6.8, 7.1, 7].map((hours) => dayOf(null, hours))
  const beds = new Map([...slept, ...less].map((day, index) => [dateOf(index), day]))
  expect(changeOf('bed', beds, dateOf(44))).toMatchObject({
    ...{ figure: 'bed', since: dateOf(40), days: 40 },
    now: expect.closeTo(7.02),
    usual: expect.closeTo(9.39, 1),
  })
})
