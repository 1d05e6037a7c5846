import fc from 'fast-check'
import { expect, it } from 'vitest'
import { daysNeeded, sampleOf, together } from './tried-home.ts'
import type { Tried } from './try-condition.ts'

const most = { documents: 480, days: 92 }
const homeOf = (...counts: number[]) =>
  new Map(counts.map((count, index) => [`r${String(index).padStart(3, '0')}`, count]))

it('looks at every resident as long as enough days are left, and at more days of a few', () => {
  const forty = sampleOf(homeOf(...Array.from({ length: 40 }, () => 1)), 7, most)
  expect([forty.residents.length, forty.days]).toEqual([40, 12])
  expect(sampleOf(homeOf(1, 1), 7, most)).toEqual({ residents: ['r000', 'r001'], days: 92 })
})

it('looks at fewer residents where all would leave too few days', () => {
  const many = sampleOf(homeOf(...Array.from({ length: 100 }, () => 1)), 7, most)
  expect([many.residents.length, many.days]).toEqual([68, 7])
  const compared = sampleOf(homeOf(...Array.from({ length: 40 }, () => 1)), 37, most)
  expect([compared.residents.length, compared.days]).toEqual([12, 40])
  expect(sampleOf(new Map(), 7, most)).toEqual({ residents: [], days: 0 })
})

it('never asks for more than it may read', () => {
  const devices = fc.array(fc.integer({ min: 1, max: 90 }), { maxLength: 150 })
  fc.assert(
    fc.property(devices, fc.integer({ min: 7, max: 92 }), (counts, needed) => {
      const home = homeOf(...counts)
      const { residents, days } = sampleOf(home, needed, most)
      const taken = residents.reduce((sum, bid) => sum + (home.get(bid) ?? 0), 0)
      expect(taken * days).toBeLessThanOrEqual(most.documents)
      if (residents.length > 0) expect(days).toBeGreaterThanOrEqual(needed)
    }),
  )
})

it('compares with what came before the week that it looks at', () => {
  expect(daysNeeded(null, 92)).toBe(7)
  expect(daysNeeded({ kind: 'lastWeek' }, 92)).toBe(14)
  expect(daysNeeded({ kind: 'lastMonth' }, 92)).toBe(37)
  expect(daysNeeded({ kind: 'custom', from: '2026-01-01', to: '2026-01-31' }, 92)).toBe(92)
})

it('adds residents up, and says of how many of them each date is known', () => {
  const one: Tried = {
    counts: new Map([
      ['2026-11-19', 2],
      ['2026-11-20', 0],
    ]),
    ...{ unknown: 1, firedAt: [30, 10], amounts: null },
  }
  const other: Tried = { counts: new Map([['2026-11-20', 3]]), unknown: 2, firedAt: [20], amounts: null }
  expect(together([one, other])).toEqual({
    counts: new Map([
      ['2026-11-19', 2],
      ['2026-11-20', 3],
    ]),
    heard: new Map([
      ['2026-11-19', 1],
      ['2026-11-20', 2],
    ]),
    ...{ unknown: 3, firedAt: [10, 20, 30], amounts: null },
  })
  const amount = { date: '2026-11-20', shiftId: null, measured: 3, average: null }
  const counted: Tried = { counts: new Map(), unknown: 0, firedAt: null, amounts: [amount] }
  expect(together([counted, counted])).toMatchObject({ firedAt: null, amounts: [amount, amount] })
})
