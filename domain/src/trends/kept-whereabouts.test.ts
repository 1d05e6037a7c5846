import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asMade, daysOf, length } from '../../../tests/fixtures/arrivals.ts'
import { datesBetween } from '../rules/usual.ts'
import { daysAfter, spanOn } from '../rules/window-span.ts'
import { asKept, keptSegments, mostKeptPieces, whereaboutsMonthSchema } from './kept-whereabouts.ts'
import { segmentsOfDay } from './segments-of-day.ts'
import type { Segment } from './whereabouts.ts'

test('what is kept of where somebody was is what was made, to the millisecond, on days of 23, 24 and 25 hours', () => {
  fc.assert(
    fc.property(asMade, ({ home: { timeZone, from }, arrivals }) => {
      const heard = { days: daysOf(arrivals, timeZone), stays: [] }
      const later = spanOn(daysAfter(from, 30), null, timeZone).from
      for (const date of datesBetween(from, daysAfter(from, length - 1))) {
        const made = segmentsOfDay(heard, date, timeZone, later)
        const stored = whereaboutsMonthSchema.parse({ days: { [date]: asKept(made) } }).days[date]
        expect(stored && keptSegments(stored)).toEqual(made)
      }
    }),
    { numRuns: 60 },
  )
})

/** A date that is in so many pieces. */
const inPieces = (count: number): Segment[] =>
  Array.from({ length: count }, (_, index) => ({
    where: index % 2 === 0 ? 'unknown' : 'chair',
    from: index,
    until: index + 1,
  }))

test('a date of more pieces than can be drawn is not kept, and 31 of the most that are stay far below 1 MiB', () => {
  expect(asKept(inPieces(mostKeptPieces + 1))).toBeNull()
  expect(asKept([])).toBeNull()
  const earlier = asKept(inPieces(3))
  expect(earlier && keptSegments({ ...earlier, made: earlier.made - 1 })).toBeNull()
  const kept = asKept(inPieces(mostKeptPieces))
  // As Firestore counts (https://firebase.google.com/docs/firestore/storage-size): a string its bytes and one, a number eight.
  const bytes = (kept?.where ?? []).reduce((sum, where) => sum + where.length + 1 + 8, 0)
  expect(bytes).toBeGreaterThan(10_000)
  expect(31 * (bytes + 100)).toBeLessThan(2 ** 20 / 2)
})
