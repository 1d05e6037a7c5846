import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Arrival, asMade, dayMs, daysOf, length } from '../../../tests/fixtures/arrivals.ts'
import { datesBetween } from '../rules/usual.ts'
import { daysAfter, spanOn } from '../rules/window-span.ts'
import { localDate } from '../time/local-time.ts'
import { figuresOfDay } from './figures-of-day.ts'
import { datesTouched, lastKeptDate, mayBeKept } from './kept-days.ts'
import { asKept } from './kept-whereabouts.ts'
import { segmentsOfDay } from './segments-of-day.ts'

/** All that is kept of a date: its figures, and where they were. */
const madeOf = (...[days, date, timeZone, now]: Parameters<typeof segmentsOfDay>) => ({
  ...figuresOfDay(days, date, timeZone, now),
  whereabouts: asKept(segmentsOfDay(days, date, timeZone, now)),
})

test('what is kept of every day, whatever came late, twice or in disorder, is what a recount of all that came says', () => {
  fc.assert(
    fc.property(asMade, ({ home: { timeZone, from }, arrivals, seed }) => {
      const dates = datesBetween(daysAfter(from, -1), daysAfter(from, length))
      const kept = new Map<string, ReturnType<typeof madeOf>>()
      const came: Arrival[] = []
      const keep = (date: string, now: number) =>
        kept.set(date, madeOf(daysOf(came, timeZone), date, timeZone, now))
      let keptUntil = daysAfter(from, -2)
      const keepDaily = (now: number) => {
        for (const date of dates) if (date > keptUntil && date <= lastKeptDate(now, timeZone)) keep(date, now)
        keptUntil = lastKeptDate(now, timeZone)
      }
      for (const arrival of arrivals.toSorted(
        (one, other) => one.event.receivedAt - other.event.receivedAt,
      )) {
        const { at, receivedAt } = arrival.event
        keepDaily(receivedAt)
        came.push(arrival)
        if (!mayBeKept(at, receivedAt, timeZone)) continue
        // The timer comes a minute later.
        const now = receivedAt + 65_000
        for (const date of datesTouched(localDate(at, timeZone), now, timeZone)) keep(date, now)
      }
      const afterwards = spanOn(daysAfter(from, 30), null, timeZone).from
      keepDaily(afterwards)
      const shuffled = arrivals.toSorted(
        (one, other) => ((one.event.at * 31 + seed) % 97) - ((other.event.at * 31 + seed) % 97),
      )
      for (const date of dates) {
        const recounted = madeOf(daysOf(shuffled, timeZone), date, timeZone, afterwards)
        expect(kept.get(date), date).toEqual(recounted)
      }
    }),
    { numRuns: 150 },
  )
})

test('the hours of a day add up to it, and nothing in it is longer than it is', () => {
  fc.assert(
    fc.property(asMade, ({ home: { timeZone, from }, arrivals }) => {
      const days = daysOf(arrivals, timeZone)
      for (const date of datesBetween(from, daysAfter(from, length - 1))) {
        const span = spanOn(date, null, timeZone)
        const { day: figures, hours } = figuresOfDay(days, date, timeZone, span.until + 9 * dayMs)
        const lasts = span.until - span.from
        expect(hours.observed).toHaveLength(lasts / 3_600_000)
        for (const name of ['timesUp', 'bedMs', 'chairMs', 'outMs', 'calls'] as const)
          expect(hours[name]?.reduce((sum, amount) => sum + amount, 0) ?? null).toBe(figures[name])
        for (const name of ['bedMs', 'chairMs', 'outMs', 'stillMs'] as const) {
          expect(figures[name] ?? 0).toBeGreaterThanOrEqual(0)
          expect(figures[name] ?? 0).toBeLessThanOrEqual(lasts)
        }
      }
    }),
    { numRuns: 150 },
  )
})
