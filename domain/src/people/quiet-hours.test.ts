import fc from 'fast-check'
import { expect, it } from 'vitest'
import { holdsTime, isInShift } from '../time/shift-window.ts'
import { haveTimeInCommon, isQuiet, quietHoursSchema } from './quiet-hours.ts'

const night = { start: '22:00', end: '07:00' }

it('is said by two different times of day', () => {
  expect(quietHoursSchema.safeParse(night).success).toBe(true)
  const wrong = [
    { ...night, end: '22:00' },
    { ...night, start: '24:00' },
    { start: '22:00' },
    { ...night, more: 1 },
  ]
  for (const said of wrong) expect(quietHoursSchema.safeParse(said).success).toBe(false)
})

const times = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map((parts) => parts.map((part) => `${part}`.padStart(2, '0')).join(':'))
const hours = fc.record({ start: times, end: times }).filter(({ start, end }) => start !== end)
// Both changes of clocks of a year are in it.
const instants = fc.integer({
  min: Date.parse('2026-01-01T00:00:00Z'),
  max: Date.parse('2026-12-31T00:00:00Z'),
})

it('holds only where both the person and the home say so, on the home’s clock', () => {
  fc.assert(
    fc.property(
      hours,
      hours,
      instants,
      fc.constantFrom('America/Toronto', 'Europe/Paris'),
      (own, allowed, at, zone) => {
        const isBoth = isInShift(own, at, zone) && isInShift(allowed, at, zone)
        expect(isQuiet(own, allowed, at, zone)).toBe(isBoth)
        for (const none of [null, undefined]) {
          expect(isQuiet(none, allowed, at, zone)).toBe(false)
          expect(isQuiet(own, none, at, zone)).toBe(false)
        }
      },
    ),
  )
})

it('never holds where both have no time in common, and does where they have', () => {
  const minutes = Array.from({ length: 1_440 }, (_, minute) =>
    [minute / 60, minute % 60].map((part) => `${Math.floor(part)}`.padStart(2, '0')).join(':'),
  )
  fc.assert(
    fc.property(hours, hours, (one, other) => {
      const isCommon = minutes.some((time) => holdsTime(one, time) && holdsTime(other, time))
      expect(haveTimeInCommon(one, other)).toBe(isCommon)
    }),
  )
})
