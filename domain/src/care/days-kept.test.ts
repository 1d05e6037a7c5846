import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { daysAfter } from '../rules/window-span.ts'
import { endOfLocalDate } from '../time/local-time.ts'
import { dayExpiresAt, keptMonthsSchema, lastGone, mayBeGone, usualKeptMonths } from './days-kept.ts'
import { storedKeptMonthsSchema } from './kept-months.ts'

const months = fc.integer({ min: 4, max: 120 })
const date = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((one) => one.toISOString().slice(0, 10))

it.each([
  ['2026-11-10', 13, '2027-12-11T12:00:00.000Z'],
  // A month that has no such date ends with its last one.
  ['2026-10-31', 4, '2027-03-01T12:00:00.000Z'],
  ['2027-10-31', 4, '2028-03-01T12:00:00.000Z'],
  ['2027-10-30', 4, '2028-03-01T12:00:00.000Z'],
])('the days of %s, kept for %i months, go after %s', (of, keptMonths, at) => {
  expect(dayExpiresAt(of, keptMonths).toISOString()).toBe(at)
})

test('a day that is over goes no later than the ones after it, and a longer time never lets one go sooner', () => {
  fc.assert(
    fc.property(date, months, fc.integer({ min: 0, max: 40 }), (of, keptMonths, later) => {
      const at = dayExpiresAt(of, keptMonths).getTime()
      expect(dayExpiresAt(daysAfter(of, later), keptMonths).getTime()).toBeGreaterThanOrEqual(at)
      expect(dayExpiresAt(of, keptMonths + 1).getTime()).toBeGreaterThan(at)
    }),
  )
})

test('at the shortest it is there for the 95 days that a rule is tried on, and those beside them, in whatever time zone', () => {
  fc.assert(
    fc.property(
      date,
      fc.constantFrom('America/Toronto', 'Europe/Paris', 'Pacific/Kiritimati', 'Etc/GMT+12'),
      (of, timeZone) => {
        expect(mayBeGone(of, { keptMonths: 4 }, endOfLocalDate(daysAfter(of, 98), timeZone))).toBe(false)
      },
    ),
  )
})

test('the last date that may be gone is the last one: the next is there; and what went by what was said before stays gone', () => {
  fc.assert(
    fc.property(
      months,
      fc.date({ min: new Date('2021-01-01'), max: new Date('2035-12-31'), noInvalidDate: true }),
      (keptMonths, at) => {
        const [now, kept] = [at.getTime(), { keptMonths }]
        const last = lastGone(keptMonths, now)
        expect(mayBeGone(last, kept, now)).toBe(true)
        expect(mayBeGone(daysAfter(last, 1), kept, now)).toBe(false)
        expect(mayBeGone(last, { keptMonths: 120, goneUntil: last }, now)).toBe(true)
        expect(mayBeGone(daysAfter(last, 1), { keptMonths: 120, goneUntil: last }, now)).toBe(false)
      },
    ),
  )
})

test('a home that has said nothing keeps days for 13 months; what it said and nobody understands deletes nothing', () => {
  expect(usualKeptMonths).toBe(13)
  expect(storedKeptMonthsSchema.parse(undefined)).toBeUndefined()
  for (const spoilt of ['13', 0, -1, 3, 1e9, null]) expect(storedKeptMonthsSchema.parse(spoilt)).toBe(120)
  expect(keptMonthsSchema.safeParse(3).success).toBe(false)
  expect(keptMonthsSchema.safeParse(121).success).toBe(false)
})
